package pbem.repository;

import java.time.Instant;
import java.util.List;
import pbem.player.Player;
import pbem.player.PushEndpoint;

/** The browsers that tell players when it is their turn. */
public interface PushEndpoints {

    /** The oldest first. */
    List<PushEndpoint> of(Player player);

    /** Gives an endpoint to a player, even if it was another player's: the last user of the browser has it. */
    void add(Player player, PushEndpoint endpoint);

    /** @return whether it was theirs */
    boolean remove(Player player, String url);

    void removeAll(Player player);

    /** The push service knows it no more. */
    void expire(String url);

    /**
     * A player has come to move on some boards.
     *
     * @param boards by number
     * @param newest when the last of these turns began
     */
    record Turns(PushEndpoint endpoint, Player player, List<Integer> boards, Instant newest) {}

    /** What endpoints have not been told, some of it. */
    List<Turns> untold(int most);

    /** What began until then needs not be told there. */
    void told(PushEndpoint endpoint, Instant until);
}
