package pbem.games.cholone;

import java.util.List;
import pbem.game.Game;
import pbem.testkit.ExampleContract;
import pbem.testkit.GameContract;

class CholoneContractTest implements GameContract, ExampleContract {

    @Override
    public Game game() {
        return new Cholone();
    }

    @Override
    public List<String> tables() {
        return List.of("2", "2 -bowl", "2 -setup=wall -quiet=30", "3", "3 -bowl -quiet=50", "4 -bowl", "5", "6 -bowl");
    }
}
