package pbem.games.chromino;

import java.util.List;
import java.util.function.LongFunction;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.game.Simulation;
import pbem.game.Strategy;

/** How robots play Chromino. They guess the others' hands and the order of the bag, see {@link GuessedHands}. */
final class ChrominoStrategy implements Strategy {

    private static final int[] POSITIONS = {200, 1_200, 10_000, 60_000};

    @Override
    public Method method() {
        return Method.PLAYOUTS;
    }

    @Override
    public int positions(Setup setup, int level) {
        return POSITIONS[level - 1];
    }

    @Override
    public boolean seesPromise(int level) {
        return level > 1;
    }

    @Override
    public boolean guesses(Setup setup) {
        return true;
    }

    @Override
    public Simulation simulation(List<Position> log, Seat viewer, long seed) {
        return simulations(log, viewer).apply(seed);
    }

    @Override
    public LongFunction<Simulation> simulations(List<Position> log, Seat viewer) {
        List<ChrominoPosition> positions =
                log.stream().map(position -> (ChrominoPosition) position).toList();
        GuessedHands.Known known = GuessedHands.Known.of(positions, viewer.index());
        TilePlay play = positions.get(positions.size() - 1).situation().centred();
        return seed -> play.guessed(known.guess(seed), viewer.index());
    }
}
