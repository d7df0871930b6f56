package pbem.web.api.value;

import java.util.List;

/**
 * A page of the list of players.
 *
 * @param programs the server's own, which are not among the players
 * @param programsOfOthers which are not either
 */
public record PlayerPage(
        List<PlayerItem> players,
        List<String> programs,
        List<OutsiderItem> programsOfOthers,
        int page,
        int pages,
        int total) {}
