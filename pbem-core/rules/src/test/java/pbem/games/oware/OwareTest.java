package pbem.games.oware;

import java.util.List;
import pbem.game.Game;
import pbem.testkit.BoardContract;

class OwareTest implements BoardContract {

    @Override
    public Game game() {
        return new Oware();
    }

    @Override
    public List<String> tables() {
        return List.of("2");
    }
}
