package pbem.games.draughts;

import java.util.List;
import pbem.game.Game;
import pbem.testkit.BoardContract;

class DraughtsTest implements BoardContract {

    @Override
    public Game game() {
        return new Draughts();
    }

    @Override
    public List<String> tables() {
        return List.of("2");
    }
}
