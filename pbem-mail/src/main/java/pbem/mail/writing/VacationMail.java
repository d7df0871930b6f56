package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import pbem.mail.writing.body.Block;
import pbem.notice.ReplyTarget;
import pbem.notice.ScheduledNotice;

/** The mail that says that vacation was taken in a player's name, so that no game was lost. */
record VacationMail(MailContext context, ScheduledNotice.VacationTaken taken) {

    MailContent content() {
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Lead(
                context.say(
                        "mail.vacation-taken",
                        context.readerName(),
                        context.phrases().instant(taken.to())),
                List.of()));
        blocks.add(new Block.Marker());
        blocks.add(new Block.Paragraph(context.say("mail.vacation-why", taken.left())));
        blocks.add(new Block.Heading(context.say("mail.wait-for-you")));
        blocks.add(new Block.Items(new WaitingBoards(context).lines(taken.boards())));
        blocks.add(new Block.Heading(context.say("mail.how-to-reply")));
        List<Block.CommandLine> lines = new ArrayList<>();
        taken.boards().stream()
                .findFirst()
                .ifPresent(due -> lines.add(
                        Block.CommandLine.complete("show " + due.board(), context.say("mail.does-show-board"))));
        lines.add(Block.CommandLine.complete("back", context.say("mail.does-back")));
        lines.add(Block.CommandLine.complete("vacation", context.say("mail.does-vacation")));
        blocks.add(new Block.CommandLines(lines));
        blocks.add(context.footer());
        return MailContent.of(context.say("mail.subject-vacation"), blocks)
                .repliedWith(context.grant(ReplyTarget.NONE));
    }
}
