package pbem.games.chromino;

import java.util.List;
import pbem.game.Game;
import pbem.testkit.GameTables;

/** The tables at which Chromino is tried. */
public interface ChrominoTables extends GameTables {

    @Override
    default Game game() {
        return new Chromino();
    }

    @Override
    default List<String> tables() {
        return List.of("1", "2 -freedraw -chameleon", "3 -draw=all -chameleon -expert", "4 -open -draw=3 -order");
    }

    @Override
    default int longest() {
        return 90;
    }
}
