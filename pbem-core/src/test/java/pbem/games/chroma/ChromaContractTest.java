package pbem.games.chroma;

import java.util.List;
import pbem.game.Game;
import pbem.testkit.ExampleContract;
import pbem.testkit.GameContract;

class ChromaContractTest implements GameContract, ExampleContract {

    @Override
    public Game game() {
        return new Chroma();
    }

    @Override
    public List<String> tables() {
        return List.of("2", "2 -size=1", "2 -size=4", "2 -size=9", "3", "3 -size=2", "3 -size=7", "4", "4 -size=3");
    }
}
