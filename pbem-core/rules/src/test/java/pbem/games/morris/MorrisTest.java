package pbem.games.morris;

import java.util.List;
import pbem.game.Game;
import pbem.testkit.BoardContract;

class MorrisTest implements BoardContract {

    @Override
    public Game game() {
        return new Morris();
    }

    @Override
    public List<String> tables() {
        return List.of("2", "2 -no-flying");
    }
}
