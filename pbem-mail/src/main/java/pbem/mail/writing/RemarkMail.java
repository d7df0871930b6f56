package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.game.Seat;
import pbem.mail.writing.board.BoardView;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.CleanText;
import pbem.notice.Notice;
import pbem.notice.ReplyTarget;
import pbem.repository.Remark;

/**
 * The mail that passes on what somebody said to all at a board, or to the admin.
 *
 * @param remarks what they said at once, at least one
 */
record RemarkMail(MailContext context, List<Remark> remarks) {

    /** More ways to answer would hide the words. */
    private static final int MOST_REPLY_LINES = 5;

    static RemarkMail of(MailContext context, Notice.Remarked remarked) {
        return new RemarkMail(
                context,
                Stream.concat(Stream.of(remarked.remark()), remarked.more().stream())
                        .map(id -> context.repositories().remarks().numbered(id).orElseThrow())
                        .toList());
    }

    MailContent content() {
        Remark first = remarks.get(0);
        boolean alike = remarks.stream()
                .allMatch(remark ->
                        remark.kind() == first.kind() && remark.board().equals(first.board()));
        if (!alike) {
            return first.kind() == Remark.Kind.CHAT ? chatAtSeveral() : severalToAdmin();
        }
        return switch (first.kind()) {
            case CHAT -> chat(first.board().orElseThrow());
            case ARBITER ->
                first.board().isPresent()
                        ? callToBoard(first.board().getAsInt())
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
        blocks.add(new Block.Lead(context.say("mail.chat", author(), board), turn(view)));
        blocks.add(new Block.Marker());
        blocks.addAll(words());
        blocks.add(new Block.Heading(context.say("mail.how-to-reply")));
        List<Block.CommandLine> lines = new ArrayList<>();
        lines.add(new Block.CommandLine("chat", context.say("mail.does-chat")));
        lines.add(Block.CommandLine.complete("show " + board, context.say("mail.does-show")));
        if (watches) {
            lines.add(Block.CommandLine.complete("unsubscribe", context.say("mail.does-unsubscribe")));
        }
        blocks.add(new Block.CommandLines(lines));
        blocks.add(context.footerOfBoard(board));
        return context.ofBoard(view, revision, blocks)
                .leftWith(watches ? context.grant(new ReplyTarget.Unwatch(board)) : Optional.empty());
    }

    /** Whoever reads it may have forgotten who is waited for. */
    private List<String> turn(BoardView view) {
        List<Seat> turn = view.record().toMove();
        if (turn.isEmpty()) {
            return List.of();
        }
        return List.of(
                view.isReadersTurn()
                        ? context.say("mail.turn-yours")
                        : context.say("mail.turn", view.names(turn), view.number(turn)));
    }

    /** What was said at several boards; a reply is about none of them more than about the others. */
    private MailContent chatAtSeveral() {
        List<Integer> boards = remarks.stream()
                .map(remark -> remark.board().orElseThrow())
                .distinct()
                .toList();
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Lead(context.say("mail.chat-at-several", author(), boards), List.of()));
        blocks.add(new Block.Marker());
        boards.forEach(board -> remarks.stream()
                .filter(remark -> remark.board().orElseThrow() == board)
                .map(remark -> words(context.say("mail.writes-at", author(), board), remark))
                .flatMap(Optional::stream)
                .forEach(blocks::add));
        blocks.add(new Block.Heading(context.say("mail.how-to-reply")));
        blocks.add(new Block.CommandLines(boards.stream()
                .limit(MOST_REPLY_LINES)
                .map(board -> new Block.CommandLine("chat " + board, context.say("mail.does-chat")))
                .toList()));
        blocks.add(context.footer());
        return MailContent.of(context.say("mail.subject-chat", author()), blocks)
                .repliedWith(context.grant(ReplyTarget.NONE));
    }

    private MailContent callToBoard(int board) {
        String heading = CleanText.line(context.boards().record(board).board().heading());
        return toAdmin(
                context.say("mail.subject-arbiter-board", author(), board),
                context.say("mail.arbiter-called-to", author(), board, heading),
                context.footerOfBoard(board));
    }

    /** What was said to the admin about different things, each below its own heading. */
    private MailContent severalToAdmin() {
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Lead(context.say("mail.feedback", author()), List.of()));
        for (Remark remark : remarks) {
            words(toAdmin(remark), remark).ifPresent(blocks::add);
        }
        return toAdmin(context.say("mail.subject-feedback", author()), blocks, context.footer());
    }

    private String toAdmin(Remark remark) {
        if (remark.kind() == Remark.Kind.FEEDBACK) {
            return context.say("mail.writes", author());
        }
        return remark.board().isPresent()
                ? context.say("mail.calls-to", author(), remark.board().getAsInt())
                : context.say("mail.calls", author());
    }

    private MailContent toAdmin(String subject, String lead, Block.Footer footer) {
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Lead(lead, List.of()));
        blocks.addAll(words());
        return toAdmin(subject, blocks, footer);
    }

    /** Nothing that the admin replies is a command: the mail says how else to answer. */
    private MailContent toAdmin(String subject, List<Block> blocks, Block.Footer footer) {
        blocks.add(new Block.Paragraph(context.say("mail.how-to-answer-player", author())));
        blocks.add(footer);
        return MailContent.of(subject, blocks);
    }

    private List<Block> words() {
        return remarks.stream()
                .map(remark -> words(context.say("mail.writes", author()), remark))
                .flatMap(Optional::stream)
                .<Block>map(quote -> quote)
                .toList();
    }

    private static Optional<Block.Quote> words(String heading, Remark remark) {
        return Block.Quote.of(heading, remark.words());
    }

    private String author() {
        return CleanText.line(remarks.get(0).author().user());
    }
}
