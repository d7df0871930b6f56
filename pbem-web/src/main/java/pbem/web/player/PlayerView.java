package pbem.web.player;

import java.util.List;
import pbem.web.board.BoardCard;

/**
 * A player's page as its template needs it.
 *
 * @param gone whether he left the server
 * @param open his boards under way
 * @param closed his latest boards that are over
 * @param closedCount of all his boards that are over
 */
public record PlayerView(String user, boolean gone, List<BoardCard> open, List<BoardCard> closed, int closedCount) {}
