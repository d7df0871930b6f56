package pbem.games.gomoku;

import java.util.List;
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
}
