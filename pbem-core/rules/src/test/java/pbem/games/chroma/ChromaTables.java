package pbem.games.chroma;

import java.util.List;
import pbem.game.Game;
import pbem.testkit.GameTables;

/** The tables at which Chroma is tried. */
public interface ChromaTables extends GameTables {

    @Override
    default Game game() {
        return new Chroma();
    }

    @Override
    default List<String> tables() {
        return List.of("2", "2 -size=1", "2 -size=4", "2 -size=9", "3", "3 -size=2", "3 -size=7", "4", "4 -size=3");
    }
}
