package pbem.web.api.value;

import java.util.List;

/**
 * A page of the list of players.
 *
 * @param programs the server's own, which are not among the players
 */
public record PlayerPage(List<PlayerItem> players, List<String> programs, int page, int pages, int total) {}
