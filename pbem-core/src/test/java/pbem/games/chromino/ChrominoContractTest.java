package pbem.games.chromino;

import java.util.List;
import pbem.game.Game;
import pbem.testkit.ExampleContract;
import pbem.testkit.GameContract;

class ChrominoContractTest implements GameContract, ExampleContract {

    @Override
    public Game game() {
        return new Chromino();
    }

    @Override
    public List<String> tables() {
        return List.of("1", "2 -freedraw -chameleon", "3 -draw=all -chameleon -expert", "4 -open -draw=3 -order");
    }

    @Override
    public int longest() {
        return 90;
    }
}
