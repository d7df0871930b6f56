package pbem.games.loa;

import java.util.List;
import pbem.game.Game;
import pbem.testkit.BoardContract;

class LoaTest implements BoardContract {

    @Override
    public Game game() {
        return new Loa();
    }

    @Override
    public List<String> tables() {
        return List.of("2");
    }
}
