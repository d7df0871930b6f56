package pbem.repository;

import java.time.Instant;
import java.util.List;
import pbem.player.Player;
import pbem.player.PushEndpoint;

/** The browsers that tell players when it is their turn. */
public interface PushEndpoints {

    /** The endpoints of a player, the oldest first. */
    List<PushEndpoint> of(Player player);

    /** Gives an endpoint to a player, even if it was another player's: the last user of the browser has it. */
    void add(Player player, PushEndpoint endpoint);

    /** @return whether the endpoint was the player's */
    boolean remove(Player player, String url);

    void removeAll(Player player);

    /** Removes an endpoint that its push service no longer knows. */
    void expire(String url);

    /**
     * The turns of a player that an endpoint has not been told.
     *
     * @param boards the numbers of the boards
     * @param newest when the last of these turns began
     */
    record Turns(PushEndpoint endpoint, Player player, List<Integer> boards, Instant newest) {}

    /**
     * Some of the turns that endpoints have not been told.
     *
     * @param most the largest number of entries
     */
    List<Turns> untold(int most);

    /** Records that an endpoint was told of all turns that began up to an instant. */
    void told(PushEndpoint endpoint, Instant until);
}
