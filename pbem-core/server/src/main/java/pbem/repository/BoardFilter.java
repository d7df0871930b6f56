package pbem.repository;

import java.util.Optional;
import pbem.clock.Span;
import pbem.player.Player;

/**
 * The conditions of a list of boards; an empty one does not matter.
 *
 * @param game the name of the game
 * @param player a player of the board
 * @param open whether the game is open
 * @param tournament the number of its tournament
 * @param changed the time of the last event
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
