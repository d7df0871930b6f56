package pbem.kit;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import pbem.game.Dice;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.game.Simulation;
import pbem.game.Strategy;

/**
 * How computer players play a game of this kit.
 *
 * @param method of looking ahead
 * @param positions how many are examined, for each level
 * @param laterMoves see {@link Strategy#laterMoves}
 * @param promiseFrom the easiest level that tries promising moves first
 * @param solvable see {@link Strategy#isSolvable}
 * @param hasty whether levels play moves in haste
 */
public record RobotPlan(
        Strategy.Method method,
        List<Integer> positions,
        int laterMoves,
        int promiseFrom,
        Predicate<Position> solvable,
        boolean hasty) {

    /** The highest number of moves in any position of these games. */
    static final int MOST_MOVES = 4096;

    /** Of a hundred moves, for each level: in small and in drawish games, more positions alone bring too little. */
    private static final List<Integer> SLIPS = List.of(95, 40, 10, 0);

    private static final List<Integer> USUAL = List.of(1_500, 15_000, 150_000, 1_000_000);

    private static RobotPlan by(Strategy.Method method) {
        return new RobotPlan(method, USUAL, 0, 1, position -> false, true);
    }

    /** A plan for games that random playouts judge best. */
    public static RobotPlan playouts() {
        return by(Strategy.Method.PLAYOUTS);
    }

    /** A plan for games that {@link Play#value} judges best. */
    public static RobotPlan deepening() {
        return by(Strategy.Method.DEEPENING);
    }

    /** A plan for games with dice. */
    public static RobotPlan expectation() {
        return by(Strategy.Method.EXPECTATION);
    }

    public RobotPlan looking(int... all) {
        return new RobotPlan(
                method, java.util.Arrays.stream(all).boxed().toList(), laterMoves, promiseFrom, solvable, hasty);
    }

    public RobotPlan laterMoves(int visits) {
        return new RobotPlan(method, positions, visits, promiseFrom, solvable, hasty);
    }

    public RobotPlan promiseFrom(int level) {
        return new RobotPlan(method, positions, laterMoves, level, solvable, hasty);
    }

    public RobotPlan solving(Predicate<Position> when) {
        return new RobotPlan(method, positions, laterMoves, promiseFrom, when, hasty);
    }

    /** A plan for games whose levels are far enough apart by the number of positions alone. */
    public RobotPlan withoutHaste() {
        return new RobotPlan(method, positions, laterMoves, promiseFrom, solvable, false);
    }

    /** This plan for all boards of a game, whose positions give the simulation that goes on from the last of them. */
    public Strategy of(Function<List<Position>, Simulation> simulation) {
        return new ByLog(this, false, (log, viewer) -> seed -> simulation.apply(log));
    }

    /** This plan for a game with hidden information; see {@link Strategy#simulations} for the guesses at it. */
    public Strategy guessing(BiFunction<List<Position>, Seat, LongFunction<Simulation>> guesses) {
        return new ByLog(this, true, guesses);
    }

    private record ByLog(
            RobotPlan plan, boolean hides, BiFunction<List<Position>, Seat, LongFunction<Simulation>> guesses)
            implements Strategy {

        @Override
        public Method method() {
            return plan.method();
        }

        @Override
        public int positions(Setup setup, int level) {
            return plan.positions().get(level - 1);
        }

        @Override
        public boolean seesPromise(int level) {
            return level >= plan.promiseFrom();
        }

        @Override
        public boolean isSolvable(Position position) {
            return plan.solvable().test(position);
        }

        @Override
        public int laterMoves() {
            return plan.laterMoves();
        }

        @Override
        public boolean guesses(Setup setup) {
            return hides;
        }

        @Override
        public Simulation simulation(List<Position> log, Seat viewer, long seed) {
            return simulations(log, viewer).apply(seed);
        }

        @Override
        public LongFunction<Simulation> simulations(List<Position> log, Seat viewer) {
            return guesses.apply(log, viewer);
        }
    }

    /** The plans of a game's tables, as a strategy. */
    record ByTable(BoardGame game) implements Strategy {

        @Override
        public Method method() {
            return usual().method();
        }

        private RobotPlan usual() {
            return game.table(new Setup(2, java.util.Map.of(), pbem.game.Seed.of(new byte[pbem.game.Seed.BYTES])))
                    .robots();
        }

        @Override
        public int positions(Setup setup, int level) {
            return game.table(setup).robots().positions().get(level - 1);
        }

        @Override
        public int slips(int level) {
            return usual().hasty() ? SLIPS.get(level - 1) : 0;
        }

        @Override
        public int laterMoves() {
            return usual().laterMoves();
        }

        @Override
        public Simulation simulation(List<Position> log, Seat viewer, long seed) {
            BoardPosition position = (BoardPosition) log.get(log.size() - 1);
            GameTable table = position.table();
            Play play = position.play().looking();
            return new Played(table, play, position.setup().seats(), new int[MOST_MOVES], new BoardImages(table));
        }
    }

    /** A copy of a play for looking ahead. */
    private record Played(GameTable table, Play play, int seats, int[] room, BoardImages images) implements Simulation {

        @Override
        public int turn() {
            return play.turn();
        }

        @Override
        public int mostMoves() {
            return MOST_MOVES;
        }

        @Override
        public int codes() {
            return table.form().codes();
        }

        @Override
        public int moves(int[] into) {
            return play.turn() < 0 ? 0 : play.moves(into);
        }

        @Override
        public void play(int code) {
            play.play(code);
        }

        @Override
        public Simulation copy() {
            return new Played(table, play.copy(), seats, room, images);
        }

        @Override
        public Move move(int code) {
            return table.form().named(play, code);
        }

        @Override
        public void results(double[] into) {
            play.ending().results(into);
        }

        @Override
        public long key() {
            return play.key();
        }

        @Override
        public long symmetricKey() {
            return images.key(play);
        }

        @Override
        public long[] past() {
            return play.past();
        }

        @Override
        public int sensible(int[] into) {
            return play.turn() < 0 ? 0 : play.sensible(into);
        }

        @Override
        public int promise(int code) {
            return play.promise(code);
        }

        @Override
        public int loud(int[] into) {
            return play.loud(into);
        }

        @Override
        public boolean isUrgent() {
            return play.isUrgent();
        }

        @Override
        public int value(int seat) {
            return play.value(seat);
        }

        @Override
        public int longestPlayout() {
            return play.longestPlayout();
        }

        @Override
        public int likely(Dice dice) {
            return play.likely(dice, room);
        }
    }
}
