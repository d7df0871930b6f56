package pbem.games.ygame;

import java.util.List;
import pbem.game.Game;
import pbem.testkit.BoardContract;

class YGameTest implements BoardContract {

    @Override
    public Game game() {
        return new YGame();
    }

    @Override
    public List<String> tables() {
        return List.of("2", "2 -size=4", "2 -size=9 -no-swap", "2 -size=19");
    }
}
