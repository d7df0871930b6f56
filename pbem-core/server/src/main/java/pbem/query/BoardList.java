package pbem.query;

import java.util.List;
import pbem.summary.BoardSummary;

/**
 * What a search for boards has found.
 *
 * @param playerKnown whether there is the player whose boards were looked for, or nobody was named
 * @param boards a part of them, the newest first
 * @param open how many boards under way fit the search, apart from that
 * @param closed how many boards that are over fit it
 */
public record BoardList(boolean playerKnown, List<BoardSummary> boards, int open, int closed) {

    public BoardList {
        boards = List.copyOf(boards);
    }
}
