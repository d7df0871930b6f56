package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.command.CommandParser;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.CleanText;
import pbem.notice.Notice;
import pbem.notice.ReplyTarget;
import pbem.player.Player;
import pbem.repository.PendingConfirmation;

/**
 * The mail that asks whether a command really came from the owner of the address.
 *
 * @param withPassword whether a password came with it, which would count from the confirmation on
 */
record ConfirmMail(MailContext context, CommandParser parser, PendingConfirmation pending, boolean withPassword) {

    private static final int LONGEST_LINE = 200;
    private static final int LONGEST_IN_SUBJECT = 60;

    static ConfirmMail of(MailContext context, CommandParser parser, Notice.ConfirmRequest request) {
        PendingConfirmation pending =
                context.repositories().confirmations().numbered(request.hold()).orElseThrow();
        return new ConfirmMail(
                context, parser, pending, context.repositories().passwords().isKept(pending));
    }

    MailContent content() {
        CommandPhrases commands = new CommandPhrases(parser);
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Lead(
                context.say("mail.please-confirm", commands.of(pending.line(), pending.target())), List.of()));
        blocks.add(new Block.Marker());
        blocks.add(new Block.Paragraph(context.phrases().say(commands.why(pending))));
        blocks.add(new Block.CommandLines(
                List.of(new Block.CommandLine(CleanText.line(pending.line(), LONGEST_LINE), ""))));
        if (withPassword) {
            blocks.add(new Block.Paragraph(context.say("mail.password-with-it")));
        }
        Block.Quote.of(context.say("mail.comment-with-it"), pending.comment()).ifPresent(blocks::add);
        blocks.add(new Block.Heading(context.say("mail.how-to-confirm")));
        blocks.add(new Block.CommandLines(List.of(
                new Block.CommandLine("yes", context.say("mail.does-yes")),
                new Block.CommandLine("no", context.say("mail.does-no")))));
        blocks.add(new Block.Paragraph(context.say(
                "mail.not-you", context.phrases().instant(context.now().plus(ReplyGrant.OF_A_QUESTION)))));
        blocks.add(context.footer());
        return MailContent.of(
                        context.say("mail.subject-confirm", CleanText.line(pending.line(), LONGEST_IN_SUBJECT)), blocks)
                .repliedWith(Optional.of(ReplyGrant.ofQuestion(
                        pending.player().map(Player::id).orElse(0L), new ReplyTarget.OfConfirmation(pending.id()))));
    }
}
