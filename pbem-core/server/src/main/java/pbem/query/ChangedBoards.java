package pbem.query;

import java.util.List;
import pbem.summary.BoardSummary;

/**
 * The boards with events since a cursor.
 *
 * @param boards the earliest first
 * @param next the cursor for the next query
 */
public record ChangedBoards(List<BoardSummary> boards, ChangeCursor next) {

    public ChangedBoards {
        boards = List.copyOf(boards);
    }
}
