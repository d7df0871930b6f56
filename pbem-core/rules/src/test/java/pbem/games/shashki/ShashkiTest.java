package pbem.games.shashki;

import java.util.List;
import pbem.game.Game;
import pbem.testkit.BoardContract;

class ShashkiTest implements BoardContract {

    @Override
    public Game game() {
        return new Shashki();
    }

    @Override
    public List<String> tables() {
        return List.of("2");
    }
}
