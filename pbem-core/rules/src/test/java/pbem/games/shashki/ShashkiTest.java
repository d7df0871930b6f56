package pbem.games.shashki;

import java.util.List;
import pbem.game.Game;
import pbem.testkit.BoardContract;
import pbem.testkit.TacticsContract;

class ShashkiTest implements BoardContract, TacticsContract {

    @Override
    public Game game() {
        return new Shashki();
    }

    @Override
    public List<String> tables() {
        return List.of("2");
    }
}
