package pbem.robot;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import pbem.engine.Advice;
import pbem.engine.Engine;
import pbem.engine.Level;
import pbem.engine.Question;
import pbem.game.Seat;
import pbem.game.Strategy;
import pbem.record.GameRecord;

/** The manners of robots: when they accept a draw, and when they resign. */
final class RobotManners {

    /** A seat that expects less than this counts as lost. */
    static final double HOPE = 0.02;

    /** The number of consecutive hopeless moves before a robot resigns. */
    private static final int LONG = 3;

    /** The lowest level that resigns. Weaker robots play on, so that beginners learn to win. */
    private static final Level GIVES_UP = new Level(3);

    /**
     * The number of turns of each player before a robot accepts a draw, so that nobody gets half a point for the
     * opening.
     */
    private static final int TURNS = 10;

    private RobotManners() {}

    /**
     * Whether a robot resigns; empty if it was stopped. It makes sure first if its last moves may have been hasty.
     *
     * @param hopeless the number of its moves in sequence, with the one that it would make, that it expected to lose
     */
    static Optional<Boolean> givesUp(GameRecord record, Seat seat, Level level, int hopeless, BooleanSupplier stop) {
        boolean lost = record.board().players().size() == 2 && level.number() >= GIVES_UP.number() && hopeless >= LONG;
        return lost && hasStrategy(record, strategy -> strategy.slips(level.number()) > 0)
                ? Engine.choose(question(record, seat, level, stop)).map(sure -> sure.chance() < HOPE)
                : Optional.of(lost);
    }

    /**
     * Whether a draw is at least as good as the robot expects; empty if it was stopped. On another player's turn it
     * evaluates from that player's side, with its own knowledge only if something is hidden.
     */
    static Optional<Boolean> likesDraw(GameRecord record, Seat seat, Level level, BooleanSupplier stop) {
        int seats = record.board().players().size();
        if (record.position().ply() < TURNS * seats
                || seats > 2 && !record.toMove().contains(seat)) {
            return Optional.of(false);
        }
        boolean onTurn = record.toMove().contains(seat);
        if (!onTurn
                && hasStrategy(
                        record, strategy -> strategy.guesses(record.board().setup()))) {
            return Engine.outlook(question(record, seat, level, stop))
                    .map(outlook -> outlook.chances().get(seat.index()) <= 0.5);
        }
        Seat looks = onTurn ? seat : record.toMove().get(0);
        Question question = question(record, looks, level, stop);
        return Engine.choose(question)
                .map(Advice::chance)
                .map(chance -> (looks.equals(seat) ? chance : 1 - chance) <= 0.5);
    }

    private static boolean hasStrategy(GameRecord record, Predicate<Strategy> trait) {
        return record.board().game().strategy().filter(trait).isPresent();
    }

    private static Question question(GameRecord record, Seat seat, Level level, BooleanSupplier stop) {
        return new Question(
                        record.mainPositions(), seat, level, record.position().ply(), OptionalInt.empty(), stop)
                .thorough(1);
    }
}
