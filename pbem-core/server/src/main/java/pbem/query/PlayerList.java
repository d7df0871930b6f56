package pbem.query;

import java.util.List;

/**
 * A part of the list of active players.
 *
 * @param players by userid
 * @param all the number of all active players
 */
public record PlayerList(List<ListedPlayer> players, int all) {

    public PlayerList {
        players = List.copyOf(players);
    }
}
