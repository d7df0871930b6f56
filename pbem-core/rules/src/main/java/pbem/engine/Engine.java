package pbem.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.LongFunction;
import pbem.game.Dice;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Simulation;
import pbem.game.Strategy;

/**
 * The entry point: chooses moves and estimates results. Stateless and safe for any thread; each call uses one thread.
 */
public final class Engine {

    /** The share of a level's effort, in percent, where there is only one move: enough to estimate the result. */
    private static final int ONE_MOVE = 5;

    private static final int SOLVING = 60;
    private static final int PROVING = 50;
    private static final int WHOLE = 100;

    private Engine() {}

    /** @return empty if it was cancelled */
    public static Optional<Advice> choose(Question question) {
        return choose(question, () -> false);
    }

    /**
     * Chooses a move, and stops early on request.
     *
     * @param enough polled: whether the best move so far will do
     * @return empty if it was cancelled
     */
    public static Optional<Advice> choose(Question question, BooleanSupplier enough) {
        Position position = question.onTurn().position();
        Strategy strategy = strategy(position);
        Effort effort = new Effort(budget(question), question.cancelled(), enough);
        LongFunction<Simulation> guesses = strategy.simulations(question.log(), question.seat());
        Simulation at = guesses.apply(question.seed());
        Beginning beginning = new Beginning(at, guesses, effort);
        Found found = strategy.method() == Strategy.Method.EXPECTATION || strategy.guesses(position.setup())
                ? found(question, strategy, beginning)
                : EndgameSolver.winAtOnce(at)
                        .or(() -> slip(question, strategy, beginning))
                        .orElseGet(() -> met(at, found(question, strategy, beginning)));
        if (effort.isCancelled() || question.cancelled().getAsBoolean()) {
            return Optional.empty();
        }
        return Optional.of(advice(at, found, effort));
    }

    /**
     * The expected result after a move, as far as its mover can tell.
     *
     * @param chances of all seats, in order; their sum is 1
     * @param certain whether the result is proven rather than estimated
     */
    public record Outlook(List<Double> chances, boolean certain) {
        public Outlook {
            chances = List.copyOf(chances);
        }
    }

    /**
     * Evaluates a move with the effort of the question.
     *
     * @param move a legal move of the position in question
     * @return empty if it was cancelled
     */
    public static Optional<Outlook> judge(Question question, Move move) {
        LongFunction<Simulation> guesses =
                strategy(question.onTurn().position()).simulations(question.log(), question.seat());
        OptionalInt code = code(guesses.apply(question.seed()), move);
        if (code.isEmpty()) {
            return outlook(question.after(move));
        }
        return outlook(question, seed -> {
            Simulation guess = guesses.apply(seed);
            guess.play(code.getAsInt());
            return guess;
        });
    }

    /**
     * The expected result, as far as a seat can tell, on turn or not.
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
        Outlook outlook;
        if (strategy.method() == Strategy.Method.EXPECTATION) {
            outlook = new ExpectationSearch(at, question.seat().index(), question.seed(), effort).outlook();
        } else if (strategy.method() == Strategy.Method.DEEPENING) {
            Found found = new DeepeningSearch(at.copy(), question.seed(), effort).search();
            outlook = new Outlook(found.chances(), found.certain());
        } else {
            outlook = (sure ? proved(question, at, effort.part(PROVING), effort) : Optional.<Found>empty())
                    .map(found -> new Outlook(found.chances(), true))
                    .orElseGet(() -> new TreeSearch(question, strategy, new Beginning(at, guesses, effort)).outlook());
        }
        return effort.isCancelled() || question.cancelled().getAsBoolean() ? Optional.empty() : Optional.of(outlook);
    }

    /**
     * Proves who wins, if the effort suffices: only in a game of two without secrets that always ends.
     *
     * @return a move that keeps the proven result; empty if nothing was proved
     */
    public static Optional<Advice> prove(Question question) {
        Position position = question.onTurn().position();
        Strategy strategy = strategy(position);
        if (strategy.method() == Strategy.Method.DEEPENING || strategy.guesses(position.setup())) {
            return Optional.empty();
        }
        Effort effort = new Effort(positions(question), question.cancelled(), () -> false);
        Simulation at = strategy.simulation(question.log(), question.seat(), question.seed());
        return proved(question, at, effort.part(WHOLE), effort).map(found -> advice(at, found, effort));
    }

    /** @param part the share of the effort to spend on the proof */
    private static Optional<Found> proved(Question question, Simulation at, Effort part, Effort effort) {
        if (!isForTwo(question.position())) {
            return Optional.empty();
        }
        Optional<Found> proved = new EndgameSolver(at, part).solve();
        effort.spend(part);
        return proved;
    }

    /**
     * Whether two moves are equal but for a rotation or reflection of the board. Always false where something is
     * hidden.
     */
    public static boolean areAlike(Question question, Move one, Move other) {
        Strategy strategy = strategy(question.position());
        if (strategy.guesses(question.position().setup())) {
            return one.notation().equals(other.notation());
        }
        Simulation at = strategy.simulation(question.log(), question.seat(), question.seed());
        OptionalInt first = code(at, one);
        OptionalInt second = code(at, other);
        return first.isPresent() && second.isPresent()
                ? key(at, first.getAsInt()) == key(at, second.getAsInt())
                : one.notation().equals(other.notation());
    }

    private static long key(Simulation at, int code) {
        Simulation next = at.copy();
        next.play(code);
        return next.symmetricKey();
    }

    private static Advice advice(Simulation at, Found found, Effort effort) {
        return new Advice(
                at.move(found.codes().get(0)),
                found.chance(),
                found.chances(),
                found.certain(),
                Math.max(1, effort.spent()),
                line(at, found.codes()));
    }

    /**
     * The code of a move; empty for a legal move that robots ignore, such as one far from everything on a large board.
     */
    private static OptionalInt code(Simulation at, Move move) {
        int[] moves = new int[at.mostMoves()];
        int count = at.moves(moves);
        for (int i = 0; i < count; i++) {
            if (at.move(moves[i]).notation().equals(move.notation())) {
                return OptionalInt.of(moves[i]);
            }
        }
        return OptionalInt.empty();
    }

    /** The number of positions to search for a question. */
    public static int positions(Question question) {
        return question.positions()
                .orElseGet(() -> strategy(question.position())
                        .positions(question.position().setup(), question.level().number()));
    }

    /**
     * The start of a search.
     *
     * @param at never modified, only copied
     * @param guesses further guesses at the same position, by their seeds
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
     * The result of a search.
     *
     * @param codes the principal variation, at least one move
     * @param chance for the seat on turn
     * @param chances the expected results of all seats
     */
    record Found(List<Integer> codes, double chance, List<Double> chances, boolean certain) {}

    static List<Double> boxed(double[] chances) {
        return Arrays.stream(chances).boxed().toList();
    }

    /**
     * The expected results of all seats if one seat has that chance; the others share the rest by their evaluations.
     */
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

    /**
     * A hasty move, found with as many positions as there are moves; empty where the level does not slip, or the move
     * would end the game or let another seat win at once.
     */
    private static Optional<Found> slip(Question question, Strategy strategy, Beginning beginning) {
        Effort effort = beginning.effort();
        int level = question.level().number();
        if (question.positions().isPresent() || new Dice(question.seed()).below(100) >= strategy.slips(level)) {
            return Optional.empty();
        }
        Effort haste = effort.only(question.position().moves().size());
        Found found = found(question, strategy, new Beginning(beginning.at(), beginning.guesses(), haste));
        if (!isAnswerable(beginning.at(), found.codes().get(0))) {
            return Optional.empty();
        }
        effort.spend(haste);
        return Optional.of(found);
    }

    /** Whether the game goes on after a move, and nobody else can win at once. */
    private static boolean isAnswerable(Simulation at, int code) {
        Simulation next = at.copy();
        next.play(code);
        return next.turn() >= 0
                && (next.turn() == at.turn() || EndgameSolver.winAtOnce(next).isEmpty());
    }

    private static Found found(Question question, Strategy strategy, Beginning beginning) {
        if (strategy.method() == Strategy.Method.EXPECTATION) {
            return new ExpectationSearch(beginning.at(), question.seat().index(), question.seed(), beginning.effort())
                    .search();
        }
        if (strategy.guesses(question.position().setup())) {
            return new TreeSearch(question, strategy, beginning).search();
        }
        Effort effort = beginning.effort();
        if (strategy.method() == Strategy.Method.DEEPENING) {
            return new DeepeningSearch(beginning.at().copy(), question.seed(), effort).search();
        }
        Found found = solved(question, strategy, beginning)
                .orElseGet(() -> new TreeSearch(question, strategy, beginning).search());
        boolean decided = found.certain() && found.chance() != 0.5;
        return decided && isForTwo(question.position())
                ? new EndgameSolver(beginning.at(), effort).paced(found)
                : found;
    }

    /**
     * The move that was found, unless another seat could win at once in answer to it, which a search with little effort
     * does not see. Then it is the move of the best value that prevents that or, if there is none, one that ends the
     * game in a draw.
     */
    private static Found met(Simulation at, Found found) {
        Simulation next = at.copy();
        next.play(found.codes().get(0));
        if (next.turn() < 0 || isAnswerable(at, found.codes().get(0))) {
            return found;
        }
        int[] moves = new int[at.mostMoves()];
        int best = -1;
        int most = 0;
        for (int i = at.moves(moves) - 1; i >= 0; i--) {
            if (isAnswerable(at, moves[i])) {
                Simulation other = at.copy();
                other.play(moves[i]);
                int value = other.value(at.turn());
                if (best < 0 || value > most) {
                    best = moves[i];
                    most = value;
                }
            }
        }
        return best < 0
                ? EndgameSolver.endAtOnce(at, 0.5).orElse(found)
                : new Found(List.of(best), found.chance(), found.chances(), false);
    }

    private static Optional<Found> solved(Question question, Strategy strategy, Beginning beginning) {
        return strategy.isSolvable(question.position())
                ? proved(question, beginning.at(), beginning.effort().part(SOLVING), beginning.effort())
                : Optional.empty();
    }

    private static boolean isForTwo(Position position) {
        return position.setup().seats() == 2 && position.active().size() == 2;
    }

    /** The moves of the line that can be played if everything is as guessed. */
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

    /** An evaluation as a chance: 400 is ten to one. */
    static double chance(int value) {
        return 1 / (1 + StrictMath.pow(10, -value / 400.0));
    }
}
