package pbem.games.havannah;

import java.util.List;
import pbem.game.Game;
import pbem.testkit.BoardContract;

class HavannahTest implements BoardContract {

    @Override
    public Game game() {
        return new Havannah();
    }

    @Override
    public List<String> tables() {
        return List.of("2 -size=4", "2 -no-swap");
    }
}
