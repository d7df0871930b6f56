package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import pbem.game.Seat;
import pbem.mail.writing.board.BoardView;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.CleanText;
import pbem.notice.Notice;
import pbem.notice.ReplyTarget;
import pbem.repository.Remark;

/**
 * The mail that passes on remarks: the words of a player to all at a board, or to the admin.
 *
 * @param remarks the remarks made at once, at least one
 */
record RemarkMail(MailDraft mail, List<Remark> remarks) {

    /** The most reply lines: more would draw attention from the words. */
    private static final int MOST_REPLY_LINES = 5;

    static RemarkMail of(MailDraft mail, Notice.Remarked remarked) {
        return new RemarkMail(
                mail,
                Stream.concat(Stream.of(remarked.remark()), remarked.more().stream())
                        .map(id -> mail.repositories.remarks().numbered(id).orElseThrow())
                        .toList());
    }

    MailDraft write() {
        Remark first = remarks.get(0);
        boolean alike = remarks.stream()
                .allMatch(remark ->
                        remark.kind() == first.kind() && remark.board().equals(first.board()));
        if (first.kind() == Remark.Kind.CHAT) {
            return alike ? chat(first.board().orElseThrow()) : chatAtSeveral();
        }
        return alike ? toAdmin(first) : severalToAdmin();
    }

    private MailDraft chat(int board) {
        int revision = mail.boards.record(board).revision();
        BoardView view = mail.boards.at(board, revision);
        List<Block.CommandLine> lines = new ArrayList<>();
        lines.add(mail.phrases.typed("chat", "mail.does-chat"));
        lines.add(mail.phrases.complete("show " + board, "mail.does-show"));
        if (view.seat().isEmpty()) {
            lines.add(mail.phrases.complete("unsubscribe", "mail.does-unsubscribe"));
            mail.left(ReplyTarget.unwatch(board));
        }
        mail.lead(new Block.Lead(mail.say("mail.chat", author(), board), turn(view)));
        words();
        return mail.heading("mail.how-to-reply")
                .add(new Block.CommandLines(lines))
                .ofBoard(view, revision)
                .replied(new ReplyTarget.OfBoard(board, revision, true));
    }

    /** Whose turn it is, since the reader may have forgotten. */
    private List<String> turn(BoardView view) {
        List<Seat> turn = view.record().toMove();
        if (turn.isEmpty()) {
            return List.of();
        }
        return List.of(
                view.isReadersTurn()
                        ? mail.say("mail.turn-yours")
                        : mail.say("mail.turn", view.names(turn), view.number(turn)));
    }

    /** A mail with remarks at several boards. A reply to it belongs to none of them, so its lines name the boards. */
    private MailDraft chatAtSeveral() {
        List<Integer> boards = remarks.stream()
                .map(remark -> remark.board().orElseThrow())
                .distinct()
                .toList();
        mail.lead("mail.chat-at-several", author(), boards);
        boards.forEach(board -> remarks.stream()
                .filter(remark -> remark.board().orElseThrow() == board)
                .forEach(remark -> mail.quote(mail.say("mail.writes-at", author(), board), remark.words())));
        return mail.heading("mail.how-to-reply")
                .add(new Block.CommandLines(boards.stream()
                        .limit(MOST_REPLY_LINES)
                        .map(board -> mail.phrases.typed("chat " + board, "mail.does-chat"))
                        .toList()))
                .footer()
                .subject(mail.say("mail.subject-chat", author()))
                .replied(ReplyTarget.NONE);
    }

    private MailDraft toAdmin(Remark first) {
        String user = author();
        if (first.kind() == Remark.Kind.FEEDBACK) {
            open("mail.feedback", user).subject(mail.say("mail.subject-feedback", user));
        } else if (first.board().isEmpty()) {
            open("mail.arbiter-called", user).subject(mail.say("mail.subject-arbiter", user));
        } else {
            int board = first.board().getAsInt();
            String heading = mail.heading(mail.boards.record(board).board());
            open("mail.arbiter-called-to", user, board, heading)
                    .subject(mail.say("mail.subject-arbiter-board", user, board));
        }
        words();
        return endToAdmin(first.board());
    }

    /** A mail with several remarks to the admin, each below its own heading. */
    private MailDraft severalToAdmin() {
        open("mail.feedback", author()).subject(mail.say("mail.subject-feedback", author()));
        remarks.forEach(remark -> mail.quote(heading(remark), remark.words()));
        return endToAdmin(OptionalInt.empty());
    }

    private MailDraft open(String key, Object... args) {
        return mail.add(new Block.Lead(mail.say(key, args), List.of()));
    }

    private String heading(Remark remark) {
        if (remark.kind() == Remark.Kind.FEEDBACK) {
            return mail.say("mail.writes", author());
        }
        return remark.board().isPresent()
                ? mail.say("mail.calls-to", author(), remark.board().getAsInt())
                : mail.say("mail.calls", author());
    }

    /** Ends a mail to the admin. Replies to it are not commands, so it says how else to answer. */
    private MailDraft endToAdmin(OptionalInt board) {
        mail.paragraph("mail.how-to-answer-player", author());
        return board.isPresent() ? mail.footer("/boards/" + board.getAsInt()) : mail.footer();
    }

    private void words() {
        remarks.forEach(remark -> mail.quote(mail.say("mail.writes", author()), remark.words()));
    }

    private String author() {
        return CleanText.line(remarks.get(0).author().user());
    }
}
