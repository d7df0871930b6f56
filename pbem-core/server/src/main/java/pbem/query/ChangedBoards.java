package pbem.query;

import java.util.List;
import pbem.summary.BoardSummary;

/**
 * The boards on which something happened since a moment.
 *
 * @param boards the earliest first
 * @param next where to go on asking
 */
public record ChangedBoards(List<BoardSummary> boards, ChangeCursor next) {

    public ChangedBoards {
        boards = List.copyOf(boards);
    }
}
