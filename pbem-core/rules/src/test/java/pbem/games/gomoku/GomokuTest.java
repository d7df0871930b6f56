package pbem.games.gomoku;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import pbem.game.Game;
import pbem.testkit.BoardContract;

class GomokuTest implements BoardContract {

    @Override
    public Game game() {
        return new Gomoku();
    }

    @Override
    public List<String> tables() {
        return List.of("2 -size=9", "2 -size=9 -exactly -no-swap", "2 -size=19");
    }

    /** The usual size, on which every test takes long. */
    @Nested
    @Tag("long")
    class OfFifteenLines implements BoardContract {

        @Override
        public Game game() {
            return new Gomoku();
        }

        @Override
        public List<String> tables() {
            return List.of("2", "2 -exactly");
        }
    }
}
