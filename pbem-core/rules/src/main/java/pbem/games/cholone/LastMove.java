package pbem.games.cholone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.game.Seat;
import pbem.phrase.Phrase;

/**
 * What the last move did, for the picture and the description in words.
 *
 * @param move the last move; empty before the first
 * @param mover the zero-based seat that made it
 * @param pushed the cells of the marbles that it pushed, before the move
 * @param ejected the seat that lost a marble by it, if any
 * @param left the seat that left the game after it, if any
 * @param skipped the seats, with one bit for each, that were passed over afterwards because they cannot move
 */
record LastMove(Optional<MarbleMove> move, int mover, long pushed, OptionalInt ejected, OptionalInt left, int skipped) {

    static final LastMove NONE = new LastMove(Optional.empty(), 0, 0, OptionalInt.empty(), OptionalInt.empty(), 0);

    /** @param loser the seat that lost a marble by the move; below 0 if none did */
    static LastMove of(MarbleMove move, int mover, long pushed, int loser, int skipped) {
        OptionalInt ejected = loser < 0 ? OptionalInt.empty() : OptionalInt.of(loser);
        return new LastMove(Optional.of(move), mover, pushed, ejected, OptionalInt.empty(), skipped);
    }

    /** This last move, after which a seat left the game. */
    LastMove left(int seat, int skipped) {
        return new LastMove(move, mover, pushed, OptionalInt.empty(), OptionalInt.of(seat), skipped);
    }

    /** Whether that seat was passed over. */
    boolean skipped(Seat seat) {
        return (skipped >> seat.index() & 1) != 0;
    }

    /** The cells that marbles have reached, including those of pushed marbles. */
    long arrived() {
        return move.map(m -> m.to() | m.way().step(pushed)).orElse(0L);
    }

    /** The cells that the move left empty. */
    long vacated() {
        return move.map(m -> m.from() & ~m.to()).orElse(0L);
    }

    /** The cell from which a marble was pushed off the board; the empty set if none was. */
    long over() {
        return move.map(m -> pushed & m.way().edge()).orElse(0L);
    }

    /** The last move in words. */
    List<Phrase> told(MarblePlay after) {
        Marbles marbles = after.marbles();
        List<Phrase> told = new ArrayList<>();
        ejected.ifPresent(owner -> {
            Phrase loser = marbles.name(owner);
            told.add(Phrase.of("cholone.ejected", loser, marbles.name(mover), after.by(mover)));
            if (marbles.of(owner) == 0) {
                told.add(Phrase.of("cholone.out", loser));
            }
        });
        left.ifPresent(seat -> told.add(Phrase.of("cholone.left", marbles.name(seat))));
        for (Seat seat : Seat.all(after.seats())) {
            if (skipped(seat)) {
                told.add(Phrase.of("cholone.skipped", marbles.name(seat.index())));
            }
        }
        return told;
    }
}
