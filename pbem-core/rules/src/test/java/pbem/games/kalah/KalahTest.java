package pbem.games.kalah;

import java.util.List;
import pbem.game.Game;
import pbem.testkit.BoardContract;

class KalahTest implements BoardContract {

    @Override
    public Game game() {
        return new Kalah();
    }

    @Override
    public List<String> tables() {
        return List.of("2", "2 -seeds=6 -no-swap");
    }
}
