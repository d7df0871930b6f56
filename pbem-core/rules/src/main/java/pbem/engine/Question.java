package pbem.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Seat;

/**
 * A question to the engine: what to play on a board.
 *
 * @param log its positions from the first to the one in question; the last alone will do, but then less is known of
 *     what others can hold, and of situations that have been there before
 * @param seat the asking seat; only what that seat may know is used. It need not be on turn to ask for the expected
 *     result
 * @param seed from which all chance of the search comes, and every guess; never that of the board
 * @param positions the number of positions to search; empty for that of the level
 * @param cancelled asked now and then, by the thread that searches
 */
public record Question(
        List<Position> log, Seat seat, Level level, long seed, OptionalInt positions, BooleanSupplier cancelled) {

    public Question {
        log = List.copyOf(log);
        if (positions.isPresent() && positions.getAsInt() < 1) {
            throw new IllegalArgumentException("at least one position is looked at");
        }
    }

    /** A question of the seat on turn, with the effort of the level. */
    public static Question of(List<Position> log, Level level, long seed) {
        Seat seat = log.get(log.size() - 1).toMove().get(0);
        return new Question(log, seat, level, seed, OptionalInt.empty(), () -> false);
    }

    /** This question with that many positions to search, and without slips. */
    public Question looking(int at) {
        return new Question(log, seat, level, seed, OptionalInt.of(at), cancelled);
    }

    /** This question with the effort of its level so many times, and without slips. */
    public Question thorough(int times) {
        return looking(times * Engine.positions(this));
    }

    /** This question after a move. */
    Question after(Move move) {
        List<Position> longer = new ArrayList<>(log);
        longer.add(position().play(move));
        return new Question(longer, seat, level, seed, positions, cancelled);
    }

    /** This question asked by the seat on turn. */
    Question onTurn() {
        if (!position().toMove().contains(seat)) {
            throw new IllegalArgumentException(seat + " is not on turn");
        }
        return this;
    }

    Position position() {
        return log.get(log.size() - 1);
    }
}
