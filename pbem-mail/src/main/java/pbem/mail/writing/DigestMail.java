package pbem.mail.writing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import pbem.mail.writing.board.BoardNewsText;
import pbem.mail.writing.board.BoardView;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.CleanText;
import pbem.notice.Notice;
import pbem.notice.ReplyTarget;
import pbem.notice.ScheduledNotice;

/** The mail of a day: what happened on the boards of a player who wants it once a day, and the boards that wait for them. */
record DigestMail(MailContext context, ScheduledNotice.Digest digest) {

    MailContent content() {
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Lead(lead(), List.of()));
        blocks.add(new Block.Marker());
        if (!digest.news().isEmpty()) {
            blocks.add(new Block.Heading(context.say("mail.digest-news")));
            blocks.add(new Block.Items(news()));
        }
        if (!digest.boards().isEmpty()) {
            blocks.add(new Block.Paragraph(context.say("mail.reply-names-boards")));
            blocks.addAll(new WaitingBoards(context).blocks(digest.boards()));
        }
        if (!digest.seeks().isEmpty()) {
            blocks.add(new Block.Heading(context.say("mail.digest-seeks")));
            blocks.add(new Block.Items(SeekMail.lines(context, digest.seeks())));
        }
        blocks.add(new Block.Paragraph(context.say("mail.digest-off")));
        blocks.add(context.footer());
        String subject = context.say(
                "mail.subject-digest",
                context.now().atZone(context.preferences().zone()).toLocalDate());
        return MailContent.of(subject, blocks)
                .on(context.identity().digestList(context.say("mail.list-of-digests")))
                .repliedWith(context.grant(ReplyTarget.NONE))
                .leftWith(context.grant(ReplyTarget.UNSUBSCRIBE));
    }

    private String lead() {
        int waiting = digest.boards().size();
        return waiting == 0
                ? context.say("mail.digest-idle", context.readerName())
                : context.say(
                        waiting == 1 ? "mail.digest-one" : "mail.digest",
                        context.readerName(),
                        waiting,
                        context.phrases().until(digest.boards().get(0).until(), context.now()));
    }

    /** A line for each board, with all that happened there. */
    private List<String> news() {
        Map<Integer, List<String>> byBoard = new LinkedHashMap<>();
        for (Notice.BoardNews news : digest.news()) {
            BoardView view = context.boards().after(news);
            List<String> told = byBoard.computeIfAbsent(news.board(), number -> new ArrayList<>());
            told.addAll(new BoardNewsText(view, context.phrases()).inShort());
            news.asides().forEach(aside -> told.add(context.phrases().say(aside)));
        }
        List<String> lines = new ArrayList<>();
        byBoard.forEach((number, happened) -> lines.add(context.say(
                "mail.digest-line",
                CleanText.line(context.boards().record(number).board().heading()),
                String.join("; ", happened))));
        return lines;
    }
}
