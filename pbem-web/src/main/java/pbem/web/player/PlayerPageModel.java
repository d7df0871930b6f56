package pbem.web.player;

import java.util.List;
import pbem.web.board.BoardCard;

/**
 * A player's page as its template needs it.
 *
 * @param gone whether they left the server
 * @param open their latest boards under way
 * @param openCount of all their boards under way
 * @param closed their latest boards that are over
 * @param closedCount of all their boards that are over
 */
public record PlayerPageModel(
        String user, boolean gone, List<BoardCard> open, int openCount, List<BoardCard> closed, int closedCount) {}
