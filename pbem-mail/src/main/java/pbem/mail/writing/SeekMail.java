package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.mail.writing.body.Block;
import pbem.notice.ReplyTarget;
import pbem.notice.ScheduledNotice;
import pbem.play.SeekWords;
import pbem.repository.Challenge;

/** The mail that tells somebody who wants to hear of it whom they could play with. */
record SeekMail(MailContext context, ScheduledNotice.SeekNews news) {

    MailContent content() {
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Lead(
                context.say(
                        "mail.seeks", context.readerName(), news.challenges().size()),
                List.of()));
        blocks.add(new Block.Marker());
        blocks.add(new Block.Items(lines(context, news.challenges())));
        blocks.add(new Block.CommandLines(List.of(
                new Block.CommandLine("accept NUMBER", context.say("mail.does-take-seat")),
                Block.CommandLine.complete("set seeks off", context.say("mail.does-seeks-off")))));
        blocks.add(context.footer());
        return MailContent.of(context.say("mail.subject-seeks"), blocks)
                .on(context.identity().seekList(context.say("mail.list-of-seeks")))
                .repliedWith(context.grant(news.target()))
                .leftWith(context.grant(ReplyTarget.UNSUBSCRIBE_SEEKS));
    }

    /** What is looked for; of those that are settled by now, that they are. */
    static List<String> lines(MailContext context, List<Integer> challenges) {
        return challenges.stream()
                .map(number -> context.repositories().challenges().numbered(number))
                .flatMap(Optional::stream)
                .map(seek -> seek.state() == Challenge.State.OPEN
                        ? context.phrases().say(SeekWords.of(seek))
                        : context.say("mail.seek-settled", seek.number()))
                .toList();
    }
}
