package pbem.mail.writing;

import java.util.Comparator;
import java.util.List;
import pbem.mail.writing.board.BoardNewsText;
import pbem.mail.writing.board.BoardReplyLines;
import pbem.mail.writing.board.BoardView;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.PhraseFormatter;
import pbem.notice.ScheduledNotice;

/**
 * Several boards that wait for one reader, each in full. The reply lines name the board, since one reply may answer all
 * of them.
 */
record WaitingBoards(MailDraft mail) {

    /** The most boards shown in full: more would make the mail too large. The others can be asked for. */
    private static final int MOST_IN_FULL = 12;

    /** The boards whose game is not missing. */
    List<ScheduledNotice.Due> playable(List<ScheduledNotice.Due> boards) {
        return boards.stream()
                .filter(due -> mail.boards.find(due.board()).isPresent())
                .toList();
    }

    void write(List<ScheduledNotice.Due> boards) {
        PhraseFormatter phrases = mail.phrases;
        int inFull = Math.min(MOST_IN_FULL, boards.size());
        for (int i = 0; i < inFull; i++) {
            ScheduledNotice.Due due = boards.get(i);
            BoardView view = mail.boards.at(due.board(), due.revision());
            mail.add(new Block.Heading(mail.heading(view.board()))).tournament(due.board());
            if (due.revision() > 0 && view.isPresent()) {
                mail.add(new Block.Paragraph(
                        new BoardNewsText(view, phrases).lead().words()));
            }
            mail.board(view, i + 1).addAll(new BoardReplyLines(view, phrases).naming());
        }
        List<String> others = lines(boards.subList(inFull, boards.size()));
        if (!others.isEmpty()) {
            mail.heading("mail.wait-too").add(new Block.Items(others));
        }
    }

    /** Writes the boards of a tournament that begin. Boards on which the reader has the first move come first. */
    void begun(List<Integer> boards) {
        if (boards.isEmpty()) {
            return;
        }
        List<BoardView> views = boards.stream()
                .map(board -> mail.boards.at(board, 0))
                .sorted(Comparator.comparing(view -> !view.isReadersTurn()))
                .toList();
        int inFull = Math.min(MOST_IN_FULL, views.size());
        String says = boards.size() == 1 ? "mail.board-begins" : "mail.boards-begin";
        if (mail.blocks.isEmpty()) {
            mail.lead(says, mail.readerName(), boards.size());
        } else {
            mail.paragraph(says, mail.readerName(), boards.size());
        }
        if (boards.size() > 1) {
            mail.paragraph("mail.reply-names-boards");
        }
        for (int i = 0; i < inFull; i++) {
            BoardView view = views.get(i);
            mail.add(new Block.Heading(mail.heading(view.board()))).board(view, i + 1);
            mail.addAll(new BoardReplyLines(view, mail.phrases).naming());
        }
        if (inFull < views.size()) {
            mail.heading("mail.begin-too")
                    .add(new Block.Items(views.stream()
                            .skip(inFull)
                            .map(view -> mail.say(
                                    "mail.show-it",
                                    mail.heading(view.board()),
                                    view.board().number()))
                            .toList()));
        }
    }

    /** A line for each board: until when it waits, and how to see it. */
    List<String> lines(List<ScheduledNotice.Due> boards) {
        return boards.stream()
                .map(due -> mail.say(
                        "mail.waits-until",
                        mail.heading(mail.boards.record(due.board()).board()),
                        mail.phrases.until(due.until(), mail.now),
                        due.board()))
                .toList();
    }
}
