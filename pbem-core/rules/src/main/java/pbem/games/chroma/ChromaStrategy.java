package pbem.games.chroma;

import java.util.List;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.game.Simulation;
import pbem.game.Strategy;

/** How robots play Chroma: they play on at random, and they search completely once few cells are empty. */
final class ChromaStrategy implements Strategy {

    private static final int[] POSITIONS = {1_500, 15_000, 150_000, 1_000_000};

    /** The largest number of empty cells for which a position is searched completely. */
    private static final int FEW = 24;

    @Override
    public Method method() {
        return Method.PLAYOUTS;
    }

    @Override
    public int positions(Setup setup, int level) {
        return POSITIONS[level - 1];
    }

    @Override
    public boolean isSolvable(Position position) {
        ChromaPosition at = (ChromaPosition) position;
        return at.active().size() == 2 && at.setup().seats() == 2 && at.cubes().empty() <= FEW;
    }

    @Override
    public int laterMoves() {
        return 30;
    }

    @Override
    public Simulation simulation(List<Position> log, Seat viewer, long seed) {
        return ((ChromaPosition) log.get(log.size() - 1)).cubes().copy();
    }
}
