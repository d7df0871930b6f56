package pbem.games.amazons;

import java.util.List;
import pbem.game.Game;
import pbem.testkit.BoardContract;

class AmazonsTest implements BoardContract {

    @Override
    public Game game() {
        return new Amazons();
    }

    @Override
    public List<String> tables() {
        return List.of("2 -size=6", "2");
    }
}
