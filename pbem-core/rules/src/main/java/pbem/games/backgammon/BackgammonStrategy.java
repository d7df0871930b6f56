package pbem.games.backgammon;

import java.util.List;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.game.Simulation;
import pbem.game.Strategy;

/** How a program plays Backgammon. The weaker it is, the fewer of its plays it sees; only the strongest sees the answers. */
final class BackgammonStrategy implements Strategy {

    private static final int[] POSITIONS = {2, 4, 9, 20_000};

    @Override
    public Method method() {
        return Method.EXPECTATION;
    }

    @Override
    public int positions(Setup setup, int level) {
        return POSITIONS[level - 1];
    }

    @Override
    public boolean guesses(Setup setup) {
        return true;
    }

    /** The dice to come are made up: the seed of the board is not known here. */
    @Override
    public Simulation simulation(List<Position> log, Seat viewer, long seed) {
        BackgammonPosition position = (BackgammonPosition) log.get(log.size() - 1);
        return new DiceSimulation(position.now(), seed);
    }
}
