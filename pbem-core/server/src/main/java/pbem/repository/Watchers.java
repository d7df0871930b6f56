package pbem.repository;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.player.Player;
import pbem.record.Board;

/** Who looks on at boards. What somebody wants of one board goes before what they want of a game, or of all games. */
public interface Watchers {

    /** Stands for every game. */
    String EVERY_GAME = "";

    /** Who wants mails of that board, by what they want; those who want nothing or are gone are not among them. */
    Map<Player, Interest> of(Board board);

    /** What they want of that board, by itself or as one of its game. */
    Optional<Interest> interest(Player player, Board board);

    /** The single boards that they said something about. */
    Map<Integer, Interest> boards(Player player);

    /** The games, {@link #EVERY_GAME} perhaps among them. */
    Map<String, Interest> games(Player player);

    void watch(Player player, int board, Interest interest);

    /** What they want of its game counts again. */
    void forget(Player player, int board);

    void watchGame(Player player, String game, Interest interest);

    /** Of that game and of all its boards. */
    void forgetGame(Player player, String game);

    void forgetAll(Player player);

    /** Those of a map who want one thing, in its order. */
    static List<Player> wanting(Map<Player, Interest> watchers, Interest interest) {
        return watchers.entrySet().stream()
                .filter(entry -> entry.getValue() == interest)
                .map(Map.Entry::getKey)
                .toList();
    }
}
