package pbem.query;

import java.util.List;
import pbem.summary.BoardSummary;

/**
 * A player and their boards.
 *
 * @param user as it is written
 * @param gone whether they left the server
 * @param program whether a program plays in that name, as far as the admin knows
 * @param hidden whether they do not want to stand in lists
 * @param open the newest of their boards under way
 * @param openCount of all their boards under way
 * @param closed the newest of their boards that are over
 * @param closedCount of all their boards that are over
 */
public record PlayerDetails(
        String user,
        boolean gone,
        boolean program,
        boolean hidden,
        List<BoardSummary> open,
        int openCount,
        List<BoardSummary> closed,
        int closedCount) {

    public PlayerDetails {
        open = List.copyOf(open);
        closed = List.copyOf(closed);
    }
}
