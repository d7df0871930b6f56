package pbem.games.stacks;

import java.util.List;
import pbem.game.Game;
import pbem.testkit.BoardContract;

class StacksTest implements BoardContract {

    @Override
    public Game game() {
        return new Stacks();
    }

    @Override
    public List<String> tables() {
        return List.of("2");
    }
}
