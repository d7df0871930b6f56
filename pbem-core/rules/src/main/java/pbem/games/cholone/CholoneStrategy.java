package pbem.games.cholone;

import java.util.List;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.game.Simulation;
import pbem.game.Strategy;

/** How robots play Cholone. {@link MarblePlay} explains how they evaluate a position. */
final class CholoneStrategy implements Strategy {

    private static final int[] POSITIONS = {150, 3_000, 40_000, 600_000};

    @Override
    public Method method() {
        return Method.DEEPENING;
    }

    @Override
    public int positions(Setup setup, int level) {
        return POSITIONS[level - 1];
    }

    @Override
    public Simulation simulation(List<Position> log, Seat viewer, long seed) {
        return ((CholonePosition) log.get(log.size() - 1)).simulation();
    }
}
