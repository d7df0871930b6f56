package pbem.games.draughts100;

import java.util.List;
import pbem.game.Game;
import pbem.testkit.BoardContract;

class InternationalDraughtsTest implements BoardContract {

    @Override
    public Game game() {
        return new InternationalDraughts();
    }

    @Override
    public List<String> tables() {
        return List.of("2");
    }
}
