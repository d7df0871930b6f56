package pbem.games.dots;

import java.util.List;
import pbem.game.Game;
import pbem.testkit.BoardContract;

class DotsTest implements BoardContract {

    @Override
    public Game game() {
        return new Dots();
    }

    @Override
    public List<String> tables() {
        return List.of("2 -size=3", "2");
    }
}
