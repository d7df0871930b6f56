package pbem.games.cholone;

import java.util.List;
import pbem.game.Game;
import pbem.testkit.GameTables;

/** The tables at which Cholone is tried. */
public interface CholoneTables extends GameTables {

    @Override
    default Game game() {
        return new Cholone();
    }

    @Override
    default List<String> tables() {
        return List.of("2", "2 -bowl", "2 -setup=wall -quiet=30", "3", "3 -bowl -quiet=50", "4 -bowl", "5", "6 -bowl");
    }
}
