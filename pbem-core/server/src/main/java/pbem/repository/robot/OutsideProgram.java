package pbem.repository.robot;

import java.util.Set;
import pbem.game.Game;
import pbem.game.Setup;

/**
 * What players are told of a program of somebody else.
 *
 * @param games that it plays, by their names
 * @param anyBoard whether it plays these however they are set up, not just as the usual protocols know them
 * @param strength as the admin set it: {@code skill=5 nodes=20000}; empty if nothing is set
 */
public record OutsideProgram(Set<String> games, boolean anyBoard, String strength) {

    public OutsideProgram {
        games = Set.copyOf(games);
    }

    /** Of no strength that anybody knows, for any boards of these games. */
    public static OutsideProgram of(String... games) {
        return new OutsideProgram(Set.of(games), true, "");
    }

    /** Whether it plays on such a board of one of its games. */
    public boolean plays(Game game, Setup setup) {
        return anyBoard || !game.protocolFacts(setup).isEmpty();
    }

    /** Its name, and behind it how strong it is. */
    public String called(String name) {
        return strength.isEmpty() ? name : name + " (" + strength + ")";
    }
}
