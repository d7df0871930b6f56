package pbem.kit.race;

import java.util.List;
import pbem.game.Dice;
import pbem.game.Move;
import pbem.game.Simulation;

/** A simulated game with random dice, thrown when needed. Not safe for use by several threads. */
final class RaceSimulation implements Simulation {

    private static final int MOST_MOVES = 4_000;

    private final long seed;
    private RaceStanding now;
    private List<? extends RaceDecision> decisions;

    RaceSimulation(RaceStanding now, long seed) {
        this.now = now;
        this.seed = seed;
    }

    private List<? extends RaceDecision> decisions() {
        if (decisions == null) {
            now = now.thrown(this::guessed, roll -> {});
            decisions = now.decisions();
        }
        return decisions;
    }

    private Roll guessed(int number) {
        Dice dice = new Dice(seed + number);
        return new Roll(dice.below(6) + 1, dice.below(6) + 1);
    }

    @Override
    public int seats() {
        return 2;
    }

    @Override
    public int turn() {
        if (now.phase() == RaceStanding.Phase.OVER) {
            return RaceStanding.NOBODY;
        }
        decisions();
        return now.seat();
    }

    @Override
    public int codes() {
        return MOST_MOVES;
    }

    @Override
    public int moves(int[] into) {
        int count = decisions().size();
        for (int i = 0; i < count; i++) {
            into[i] = i;
        }
        return count;
    }

    @Override
    public void play(int code) {
        now = decisions().get(code).after(now);
        decisions = null;
    }

    @Override
    public int lots() {
        return now.phase() == RaceStanding.Phase.DICE && now.seat() != RaceStanding.NOBODY ? Roll.ALL.size() : 0;
    }

    @Override
    public int draw(int lot) {
        Roll roll = Roll.ALL.get(lot);
        now = now.with(roll);
        decisions = now.decisions();
        return roll.isDouble() ? 1 : 2;
    }

    @Override
    public Simulation copy() {
        RaceSimulation copy = new RaceSimulation(now, seed);
        copy.decisions = decisions;
        return copy;
    }

    @Override
    public Move move(int code) {
        return decisions().get(code);
    }

    @Override
    public void results(double[] into) {
        into[now.seat()] = 1;
        into[1 - now.seat()] = 0;
    }

    @Override
    public int value(int seat) {
        return now.game().value(now, seat);
    }

    @Override
    public int likely(Dice dice) {
        return dice.below(decisions().size());
    }
}
