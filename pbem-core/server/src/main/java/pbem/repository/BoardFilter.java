package pbem.repository;

import java.util.Optional;
import pbem.clock.Span;
import pbem.player.Player;

/**
 * Which boards a list shows; what is empty does not matter.
 *
 * @param game by the name of the game
 * @param player who sits at it
 * @param open whether the game still goes on
 * @param tournament in which it is played, by number
 * @param changed when the last thing happened on it
 */
public record BoardFilter(
        Optional<String> game,
        Optional<Long> player,
        Optional<Boolean> open,
        Optional<Integer> tournament,
        Optional<Span> changed) {

    public static final BoardFilter ALL =
            new BoardFilter(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

    public BoardFilter ofGame(String name) {
        return new BoardFilter(Optional.of(name), player, open, tournament, changed);
    }

    public BoardFilter ofPlayer(Player who) {
        return new BoardFilter(game, Optional.of(who.id()), open, tournament, changed);
    }

    public BoardFilter onlyOpen(boolean wanted) {
        return new BoardFilter(game, player, Optional.of(wanted), tournament, changed);
    }

    public BoardFilter ofTournament(int number) {
        return new BoardFilter(game, player, open, Optional.of(number), changed);
    }

    public BoardFilter changedIn(Span period) {
        return new BoardFilter(game, player, open, tournament, Optional.of(period));
    }
}
