package pbem.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Simulation;
import pbem.game.Strategy;

/** The one entrance: answers questions what to play. Stateless and safe for any thread; each call is one thread's work. */
public final class Engine {

    /** Of what a level has, in percent, where there is but one move: to say how it stands. */
    private static final int ONE_MOVE = 5;

    private static final int SOLVING = 60;

    private Engine() {}

    /** @return empty if it was cancelled */
    public static Optional<Advice> choose(Question question) {
        Position position = question.position();
        Strategy strategy = strategy(position);
        Effort effort = new Effort(budget(question, strategy), question.cancelled());
        LongFunction<Simulation> guesses = strategy.simulations(question.log(), question.seat());
        Simulation at = guesses.apply(question.seed());
        Found found = found(question, strategy, new Beginning(at, guesses, effort));
        if (effort.isCancelled() || question.cancelled().getAsBoolean()) {
            return Optional.empty();
        }
        Move move = at.move(found.codes().get(0));
        return Optional.of(new Advice(
                move, found.chance(), found.certain(), Math.max(1, effort.spent()), line(at, found.codes())));
    }

    /**
     * Where a search begins.
     *
     * @param at never changed, only copied
     * @param guesses others for the same position, by their seeds
     */
    record Beginning(Simulation at, LongFunction<Simulation> guesses, Effort effort) {}

    private static Strategy strategy(Position position) {
        return position.game().strategy().orElseGet(RulesAlone::new);
    }

    private static long budget(Question question, Strategy strategy) {
        Position position = question.position();
        long most = question.positions()
                .orElseGet(() ->
                        strategy.positions(position.setup(), question.level().number()));
        return position.moves().size() == 1 ? Math.max(1, most * ONE_MOVE / 100) : most;
    }

    /**
     * What a search has come to.
     *
     * @param codes the line, of at least one move
     */
    record Found(List<Integer> codes, double chance, boolean certain) {}

    private static Found found(Question question, Strategy strategy, Beginning beginning) {
        if (strategy.isSolvable(question.position())) {
            Effort part = beginning.effort().part(SOLVING);
            Optional<Found> solved = new EndgameSolver(beginning.at().copy(), part).solve();
            beginning.effort().spend(part);
            if (solved.isPresent()) {
                return solved.get();
            }
        }
        return strategy.method() == Strategy.Method.DEEPENING
                ? new DeepeningSearch(beginning.at().copy(), question.seed(), beginning.effort()).search()
                : new TreeSearch(question, strategy, beginning).search();
    }

    /** What of the line can be played where everything is as guessed. */
    private static List<String> line(Simulation at, List<Integer> codes) {
        List<String> line = new ArrayList<>();
        int[] moves = new int[at.mostMoves()];
        for (int code : codes) {
            int count = at.moves(moves);
            boolean there = false;
            for (int i = 0; i < count; i++) {
                there |= moves[i] == code;
            }
            if (!there) {
                break;
            }
            line.add(at.move(code).notation());
            at.play(code);
        }
        return line;
    }

    /** A judgement as a chance: 400 is ten to one. */
    static double chance(int value) {
        return 1 / (1 + StrictMath.pow(10, -value / 400.0));
    }
}
