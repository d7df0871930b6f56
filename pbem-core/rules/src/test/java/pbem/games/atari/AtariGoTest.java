package pbem.games.atari;

import java.util.List;
import pbem.game.Game;
import pbem.testkit.BoardContract;

class AtariGoTest implements BoardContract {

    @Override
    public Game game() {
        return new AtariGo();
    }

    @Override
    public List<String> tables() {
        return List.of("2", "2 -size=7 -takes=3");
    }
}
