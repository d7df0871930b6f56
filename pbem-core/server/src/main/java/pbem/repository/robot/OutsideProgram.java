package pbem.repository.robot;

import java.util.Set;
import pbem.game.Game;
import pbem.game.Setup;

/**
 * What players are told of an outside program.
 *
 * @param games the games that it plays, by name
 * @param anyBoard whether it plays boards with any setup, not just those that the usual protocols can express
 * @param strength as the admin set it: {@code skill=5 nodes=20000}; empty if nothing is set
 */
public record OutsideProgram(Set<String> games, boolean anyBoard, String strength) {

    public OutsideProgram {
        games = Set.copyOf(games);
    }

    /** Whether it plays a board with this setup of one of its games. */
    public boolean plays(Game game, Setup setup) {
        return anyBoard || !game.protocolFacts(setup).isEmpty();
    }

    /** The program's name, followed by its strength. */
    public String called(String name) {
        return strength.isEmpty() ? name : name + " (" + strength + ")";
    }
}
