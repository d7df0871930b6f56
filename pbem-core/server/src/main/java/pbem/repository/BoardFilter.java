package pbem.repository;

import java.util.Optional;
import pbem.player.Player;

/**
 * Which boards a list shows; what is empty does not matter.
 *
 * @param game by the name of the game
 * @param player who sits at it
 * @param open whether the game still goes on
 */
public record BoardFilter(Optional<String> game, Optional<Long> player, Optional<Boolean> open) {

    public static final BoardFilter ALL = new BoardFilter(Optional.empty(), Optional.empty(), Optional.empty());

    public BoardFilter ofGame(String name) {
        return new BoardFilter(Optional.of(name), player, open);
    }

    public BoardFilter ofPlayer(Player who) {
        return new BoardFilter(game, Optional.of(who.id()), open);
    }

    public BoardFilter onlyOpen(boolean wanted) {
        return new BoardFilter(game, player, Optional.of(wanted));
    }
}
