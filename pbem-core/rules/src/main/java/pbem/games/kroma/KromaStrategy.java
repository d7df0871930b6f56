package pbem.games.kroma;

import java.util.List;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.game.Simulation;
import pbem.game.Strategy;

/** How robots play Kroma: they play on at random, preferring pieces that gain something. */
final class KromaStrategy implements Strategy {

    private static final int[] POSITIONS = {2_000, 16_000, 100_000, 350_000};

    @Override
    public Method method() {
        return Method.PLAYOUTS;
    }

    @Override
    public int positions(Setup setup, int level) {
        return POSITIONS[level - 1];
    }

    @Override
    public int laterMoves() {
        return 200;
    }

    @Override
    public Simulation simulation(List<Position> log, Seat viewer, long seed) {
        return ((KromaPosition) log.get(log.size() - 1)).board().simulation();
    }
}
