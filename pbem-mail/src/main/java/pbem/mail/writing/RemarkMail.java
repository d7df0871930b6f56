package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.mail.writing.board.BoardView;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.CleanText;
import pbem.notice.Notice;
import pbem.notice.ReplyTarget;
import pbem.repository.Remark;

/** The mail that passes on what somebody said to all at a board, or to the admin. */
record RemarkMail(MailContext context, Remark remark) {

    static RemarkMail of(MailContext context, Notice.Remarked remarked) {
        return new RemarkMail(
                context,
                context.repositories().remarks().numbered(remarked.remark()).orElseThrow());
    }

    MailContent content() {
        return switch (remark.kind()) {
            case CHAT -> chat(remark.board().orElseThrow());
            case ARBITER ->
                remark.board().isPresent()
                        ? callToBoard(remark.board().getAsInt())
                        : toAdmin(
                                context.say("mail.subject-arbiter", author()),
                                context.say("mail.arbiter-called", author()),
                                context.footer());
            case FEEDBACK ->
                toAdmin(
                        context.say("mail.subject-feedback", author()),
                        context.say("mail.feedback", author()),
                        context.footer());
        };
    }

    private MailContent chat(int board) {
        int revision = context.boards().record(board).revision();
        BoardView view = context.boards().at(board, revision);
        boolean watches = view.seat().isEmpty();
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Lead(context.say("mail.chat", author(), board), List.of()));
        blocks.add(new Block.Marker());
        words().ifPresent(blocks::add);
        blocks.add(new Block.Heading(context.say("mail.how-to-reply")));
        List<Block.CommandLine> lines = new ArrayList<>();
        lines.add(new Block.CommandLine("chat", context.say("mail.does-chat")));
        lines.add(new Block.CommandLine("show " + board, context.say("mail.does-show")));
        if (watches) {
            lines.add(new Block.CommandLine("unsubscribe", context.say("mail.does-unsubscribe")));
        }
        blocks.add(new Block.CommandLines(lines));
        blocks.add(context.footerOfBoard(board));
        return context.ofBoard(view, revision, blocks)
                .leftWith(watches ? context.grant(new ReplyTarget.Unwatch(board)) : Optional.empty());
    }

    private MailContent callToBoard(int board) {
        String heading = CleanText.line(context.boards().record(board).board().heading());
        return toAdmin(
                context.say("mail.subject-arbiter-board", author(), board),
                context.say("mail.arbiter-called-to", author(), board, heading),
                context.footerOfBoard(board));
    }

    /** Nothing that the admin replies is a command: the mail says how else to answer. */
    private MailContent toAdmin(String subject, String lead, Block.Footer footer) {
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Lead(lead, List.of()));
        words().ifPresent(blocks::add);
        blocks.add(new Block.Paragraph(context.say("mail.how-to-answer-player", author())));
        blocks.add(footer);
        return MailContent.of(subject, blocks);
    }

    private Optional<Block.Quote> words() {
        return Block.Quote.of(context.say("mail.writes", author()), remark.words());
    }

    private String author() {
        return CleanText.line(remark.author().user());
    }
}
