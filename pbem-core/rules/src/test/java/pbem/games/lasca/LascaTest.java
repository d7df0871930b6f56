package pbem.games.lasca;

import java.util.List;
import pbem.game.Game;
import pbem.testkit.BoardContract;

class LascaTest implements BoardContract {

    @Override
    public Game game() {
        return new Lasca();
    }

    @Override
    public List<String> tables() {
        return List.of("2");
    }
}
