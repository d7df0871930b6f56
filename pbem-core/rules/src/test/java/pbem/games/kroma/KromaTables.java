package pbem.games.kroma;

import java.util.List;
import pbem.game.Game;
import pbem.testkit.GameTables;

/** The tables at which Kroma is tried. */
public interface KromaTables extends GameTables {

    @Override
    default Game game() {
        return new Kroma();
    }

    @Override
    default List<String> tables() {
        return List.of(
                "2",
                "2 -size=6 -colors=go -block",
                "2 -size=12 -colors=op",
                "2 -size=7 -colors=gp",
                "2 -size=6 -colors=pg",
                "3 -size=9",
                "3 -size=6 -colors=gop",
                "3 -size=6 -colors=pog");
    }
}
