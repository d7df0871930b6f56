package pbem.testkit;

import java.util.List;
import pbem.game.Game;
import pbem.games.Catalogue;

/** The logs of a game that is made with the kit. */
class BoardLog implements LogContract {

    private final String name;
    private final String table;

    BoardLog(String name, String table) {
        this.name = name;
        this.table = table;
    }

    @Override
    public Game game() {
        return Catalogue.games().named(name).orElseThrow();
    }

    @Override
    public List<String> tables() {
        return List.of(table);
    }
}
