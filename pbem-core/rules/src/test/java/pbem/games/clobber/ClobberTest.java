package pbem.games.clobber;

import java.util.List;
import pbem.game.Game;
import pbem.testkit.BoardContract;

class ClobberTest implements BoardContract {

    @Override
    public Game game() {
        return new Clobber();
    }

    @Override
    public List<String> tables() {
        return List.of("2 -size=5x6", "2");
    }
}
