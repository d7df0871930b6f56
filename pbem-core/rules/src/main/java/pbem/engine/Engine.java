package pbem.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
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
        return choose(question, () -> false);
    }

    /**
     * The same, hurried on somebody's word.
     *
     * @param enough asked now and then: whether the best that is found by now will do
     * @return empty if it was cancelled
     */
    public static Optional<Advice> choose(Question question, BooleanSupplier enough) {
        Position position = question.onTurn().position();
        Strategy strategy = strategy(position);
        Effort effort = new Effort(budget(question), question.cancelled(), enough);
        LongFunction<Simulation> guesses = strategy.simulations(question.log(), question.seat());
        Simulation at = guesses.apply(question.seed());
        Found found = found(question, strategy, new Beginning(at, guesses, effort));
        if (effort.isCancelled() || question.cancelled().getAsBoolean()) {
            return Optional.empty();
        }
        Move move = at.move(found.codes().get(0));
        return Optional.of(new Advice(
                move,
                found.chance(),
                found.chances(),
                found.certain(),
                Math.max(1, effort.spent()),
                line(at, found.codes())));
    }

    /**
     * How it stands once a move was made, as far as whoever made it can tell.
     *
     * @param chances for every seat, in order: 1 in all
     * @param certain whether that is proven rather than thought
     */
    public record Outlook(List<Double> chances, boolean certain) {
        public Outlook {
            chances = List.copyOf(chances);
        }
    }

    /**
     * Judges a move by as many positions as are looked at for an answer to the question.
     *
     * @param move a legal one of the position in question
     * @return empty if it was cancelled
     */
    public static Optional<Outlook> judge(Question question, Move move) {
        LongFunction<Simulation> guesses =
                strategy(question.onTurn().position()).simulations(question.log(), question.seat());
        int code = code(guesses.apply(question.seed()), move);
        return outlook(question, seed -> {
            Simulation guess = guesses.apply(seed);
            guess.play(code);
            return guess;
        });
    }

    /**
     * How it stands, as far as whoever asks can tell, on turn or not.
     *
     * @return empty if it was cancelled
     */
    public static Optional<Outlook> outlook(Question question) {
        return outlook(question, strategy(question.position()).simulations(question.log(), question.seat()));
    }

    private static Optional<Outlook> outlook(Question question, LongFunction<Simulation> guesses) {
        Strategy strategy = strategy(question.position());
        Simulation at = guesses.apply(question.seed());
        boolean sure = !strategy.guesses(question.position().setup());
        if (at.turn() < 0 && sure) {
            double[] results = new double[at.seats()];
            at.results(results);
            return Optional.of(new Outlook(boxed(results), true));
        }
        Effort effort = new Effort(positions(question), question.cancelled(), () -> false);
        Beginning after = new Beginning(at, guesses, effort);
        Outlook outlook;
        if (strategy.method() == Strategy.Method.DEEPENING) {
            Found found = new DeepeningSearch(at.copy(), question.seed(), effort).search();
            outlook = new Outlook(found.chances(), found.certain());
        } else {
            outlook = new TreeSearch(question, strategy, after).outlook();
        }
        return effort.isCancelled() || question.cancelled().getAsBoolean() ? Optional.empty() : Optional.of(outlook);
    }

    private static int code(Simulation at, Move move) {
        int[] moves = new int[at.mostMoves()];
        int count = at.moves(moves);
        for (int i = 0; i < count; i++) {
            if (at.move(moves[i]).notation().equals(move.notation())) {
                return moves[i];
            }
        }
        throw new IllegalArgumentException(move.notation() + " is no move there");
    }

    /** How many positions are looked at to answer a question. */
    public static int positions(Question question) {
        return question.positions()
                .orElseGet(() -> strategy(question.position())
                        .positions(question.position().setup(), question.level().number()));
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

    private static long budget(Question question) {
        int most = positions(question);
        return question.position().moves().size() == 1 ? Math.max(1, (long) most * ONE_MOVE / 100) : most;
    }

    /**
     * What a search has come to.
     *
     * @param codes the line, of at least one move
     * @param chance for whoever is on turn
     * @param chances for every seat
     */
    record Found(List<Integer> codes, double chance, List<Double> chances, boolean certain) {}

    static List<Double> boxed(double[] chances) {
        return Arrays.stream(chances).boxed().toList();
    }

    /** What is left for the others if one seat has that chance, by how good it looks for each. */
    static List<Double> shared(Simulation at, int seat, double chance) {
        double[] chances = new double[at.seats()];
        double others = 0;
        for (int other = 0; other < chances.length; other++) {
            chances[other] = other == seat ? 0 : chance(at.value(other));
            others += chances[other];
        }
        for (int other = 0; other < chances.length; other++) {
            chances[other] = other == seat ? chance : chances[other] / others * (1 - chance);
        }
        return boxed(chances);
    }

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
