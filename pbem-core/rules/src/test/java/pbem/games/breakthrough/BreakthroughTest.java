package pbem.games.breakthrough;

import java.util.List;
import pbem.game.Game;
import pbem.testkit.BoardContract;

class BreakthroughTest implements BoardContract {

    @Override
    public Game game() {
        return new Breakthrough();
    }

    @Override
    public List<String> tables() {
        return List.of("2", "2 -size=5", "2 -size=10");
    }
}
