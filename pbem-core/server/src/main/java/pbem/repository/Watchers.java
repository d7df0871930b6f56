package pbem.repository;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.player.Player;
import pbem.record.Board;

/** The watchers of boards. A wish about one board takes precedence over one about a game or all games. */
public interface Watchers {

    /** Stands for every game. */
    String EVERY_GAME = "";

    /** The watchers of that board with their wishes, without those who want nothing or have left. */
    Map<Player, Interest> of(Board board);

    /** A player's wish about that board, by itself or for its game. */
    Optional<Interest> interest(Player player, Board board);

    /** A player's wishes about single boards. */
    Map<Integer, Interest> boards(Player player);

    /** A player's wishes about games; may include {@link #EVERY_GAME}. */
    Map<String, Interest> games(Player player);

    void watch(Player player, int board, Interest interest);

    /** Removes the wish about a board, so that the one about its game applies again. */
    void forget(Player player, int board);

    void watchGame(Player player, String game, Interest interest);

    /** Removes the wishes about a game and all its boards. */
    void forgetGame(Player player, String game);

    void forgetAll(Player player);

    /** The watchers with that wish, in the order of the map. */
    static List<Player> wanting(Map<Player, Interest> watchers, Interest interest) {
        return watchers.entrySet().stream()
                .filter(entry -> entry.getValue() == interest)
                .map(Map.Entry::getKey)
                .toList();
    }
}
