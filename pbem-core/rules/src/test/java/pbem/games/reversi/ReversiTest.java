package pbem.games.reversi;

import java.util.List;
import pbem.game.Game;
import pbem.testkit.BoardContract;

class ReversiTest implements BoardContract {

    @Override
    public Game game() {
        return new Reversi();
    }

    @Override
    public List<String> tables() {
        return List.of("2", "2 -size=6", "2 -size=10");
    }
}
