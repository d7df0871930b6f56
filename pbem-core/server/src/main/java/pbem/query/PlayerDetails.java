package pbem.query;

import java.util.List;
import pbem.summary.BoardSummary;

/**
 * A player and their boards.
 *
 * @param user the userid in its owner's spelling
 * @param gone whether the player has left the server
 * @param program whether the player is a program, as far as the admin knows
 * @param hidden whether the player is unlisted
 * @param open the player's newest open boards
 * @param openCount the number of all their open boards
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
