package pbem.games.backgammon;

import java.util.List;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.game.Simulation;
import pbem.game.Strategy;

/**
 * The strategy of a program that plays Backgammon. The weaker its level, the fewer of its own plays it examines; only
 * the strongest level examines the answers.
 */
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

    /** Future dice are random: a program does not know the seed of the board. */
    @Override
    public Simulation simulation(List<Position> log, Seat viewer, long seed) {
        BackgammonPosition position = (BackgammonPosition) log.get(log.size() - 1);
        return new DiceSimulation(position.now(), seed);
    }
}
