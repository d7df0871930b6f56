package pbem.query;

import java.util.List;

/**
 * A part of the list of all who play here now.
 *
 * @param players by userid
 * @param all how many play here
 */
public record PlayerList(List<ListedPlayer> players, int all) {

    public PlayerList {
        players = List.copyOf(players);
    }
}
