package pbem.web.board;

import java.util.ArrayList;
import java.util.List;
import pbem.play.Board;
import pbem.play.Entry;
import pbem.play.Event;
import pbem.play.GameRecord;
import pbem.web.page.Link;
import pbem.web.page.Moment;

/**
 * What a player said to the others beside a move.
 *
 * @param words as he wrote them, lines and all
 * @param occasion the move
 */
public record Remark(String user, String words, Link occasion, Moment at) {

    /** What was said up to that revision, in order. */
    static List<Remark> of(GameRecord record, int revision) {
        Board board = record.board();
        List<Remark> remarks = new ArrayList<>();
        int moves = 0;
        for (Entry entry : record.entries().subList(0, revision)) {
            if (entry.event() instanceof Event.Moved moved) {
                moves++;
                Link occasion =
                        new Link(BoardAddress.after(board.number(), moves).path(), "move " + moves);
                add(remarks, board.player(moved.seat()).user(), moved.comment(), occasion, entry);
            } else if (entry.event() instanceof Event.Resigned resigned) {
                Link occasion = new Link(BoardAddress.now(board.number()).path(), "resigning");
                add(remarks, board.player(resigned.seat()).user(), resigned.comment(), occasion, entry);
            }
        }
        return remarks;
    }

    private static void add(List<Remark> remarks, String user, String words, Link occasion, Entry entry) {
        if (!words.isBlank()) {
            remarks.add(new Remark(user, words, occasion, Moment.of(entry.at())));
        }
    }
}
