package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import pbem.mail.writing.board.BoardNewsText;
import pbem.mail.writing.board.BoardReplyLines;
import pbem.mail.writing.board.BoardView;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.CleanText;
import pbem.mail.writing.body.PhraseFormatter;
import pbem.notice.ScheduledNotice;

/** Several boards that wait for one reader, each in full, with lines that name it, since one reply may answer them all. */
record WaitingBoards(MailContext context) {

    /** Beyond these a mail would be too heavy; the others can be asked for. */
    private static final int MOST_IN_FULL = 12;

    List<Block> blocks(List<ScheduledNotice.Due> boards) {
        PhraseFormatter phrases = context.phrases();
        List<Block> blocks = new ArrayList<>();
        int pictures = 0;
        for (ScheduledNotice.Due due : boards.subList(0, Math.min(MOST_IN_FULL, boards.size()))) {
            BoardView view = context.boards().at(due.board(), due.revision());
            pictures++;
            blocks.add(new Block.Heading(view.heading()));
            context.tournament(due.board()).ifPresent(blocks::add);
            if (due.revision() > 0 && view.isPresent()) {
                blocks.add(new Block.Paragraph(
                        new BoardNewsText(view, phrases).lead().words()));
            }
            blocks.addAll(context.board(view, pictures));
            blocks.addAll(new BoardReplyLines(view, phrases).naming());
        }
        List<String> others = lines(boards.subList(Math.min(MOST_IN_FULL, boards.size()), boards.size()));
        if (!others.isEmpty()) {
            blocks.add(new Block.Heading(phrases.say("mail.wait-too")));
            blocks.add(new Block.Items(others));
        }
        return blocks;
    }

    /** A line for each board: until when it waits, and how to see it. */
    List<String> lines(List<ScheduledNotice.Due> boards) {
        return boards.stream()
                .map(due -> context.say(
                        "mail.waits-until",
                        CleanText.line(
                                context.boards().record(due.board()).board().heading()),
                        context.phrases().until(due.until(), context.now()),
                        due.board()))
                .toList();
    }
}
