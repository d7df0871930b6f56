package pbem.query;

import java.util.List;
import pbem.summary.BoardSummary;

/**
 * The result of a search for boards.
 *
 * @param playerKnown whether the player of the search exists, or none was named
 * @param boards one part of the found boards, the newest first
 * @param open the number of open boards that match apart from that condition
 * @param closed the number of closed boards that match
 */
public record BoardList(boolean playerKnown, List<BoardSummary> boards, int open, int closed) {

    public BoardList {
        boards = List.copyOf(boards);
    }
}
