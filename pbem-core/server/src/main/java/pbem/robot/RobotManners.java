package pbem.robot;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import pbem.engine.Advice;
import pbem.engine.Engine;
import pbem.engine.Level;
import pbem.engine.Question;
import pbem.game.Seat;
import pbem.record.GameRecord;

/** How robots behave beside playing: when they take a draw, and when they give up. */
final class RobotManners {

    /** A seat that expects less than this is as good as lost. */
    static final double HOPE = 0.02;

    /** So many moves in a row without hope are long. */
    private static final int LONG = 3;

    /** The weaker ones play on, so that beginners learn to win. */
    private static final Level GIVES_UP = new Level(3);

    /** Nobody gets half a point for the opening: so many turns each has had before. */
    private static final int TURNS = 10;

    private RobotManners() {}

    static boolean givesUp(GameRecord record, Level level, int hopeless) {
        return record.board().players().size() == 2 && level.number() >= GIVES_UP.number() && hopeless >= LONG;
    }

    /**
     * Whether a draw is not less than it expects; empty if it was stopped. On somebody else's turn it asks itself what it
     * would expect if it were the other, but where something is hidden it knows no more than it does.
     */
    static Optional<Boolean> likesDraw(GameRecord record, Seat seat, Level level, BooleanSupplier stop) {
        int seats = record.board().players().size();
        if (record.position().ply() < TURNS * seats
                || seats > 2 && !record.toMove().contains(seat)) {
            return Optional.of(false);
        }
        boolean onTurn = record.toMove().contains(seat);
        if (!onTurn && guesses(record)) {
            return Engine.outlook(question(record, seat, level, stop))
                    .map(outlook -> outlook.chances().get(seat.index()) <= 0.5);
        }
        Seat looks = onTurn ? seat : record.toMove().get(0);
        Question question = question(record, looks, level, stop);
        return Engine.choose(question)
                .map(Advice::chance)
                .map(chance -> (looks.equals(seat) ? chance : 1 - chance) <= 0.5);
    }

    private static boolean guesses(GameRecord record) {
        return record.board()
                .game()
                .strategy()
                .filter(strategy -> strategy.guesses(record.board().setup()))
                .isPresent();
    }

    private static Question question(GameRecord record, Seat seat, Level level, BooleanSupplier stop) {
        return new Question(
                record.mainPositions(), seat, level, record.position().ply(), OptionalInt.empty(), stop);
    }
}
