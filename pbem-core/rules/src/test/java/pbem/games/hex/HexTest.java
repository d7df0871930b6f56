package pbem.games.hex;

import java.util.List;
import pbem.game.Game;
import pbem.testkit.BoardContract;

class HexTest implements BoardContract {

    @Override
    public Game game() {
        return new Hex();
    }

    @Override
    public List<String> tables() {
        return List.of("2", "2 -size=3", "2 -size=5 -no-swap", "2 -size=19");
    }
}
