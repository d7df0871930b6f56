package pbem.game;

import java.util.List;
import java.util.function.Predicate;

/**
 * Whose turn it is in a game where turns go round, seat by seat, past those that have left. Immutable.
 *
 * @param seats how many began
 * @param left those that have left, a bit for each by its index
 * @param turn whose turn it is
 */
public record TurnOrder(int seats, int left, Seat turn) {

    /** That seat begins, and everybody is there. */
    public static TurnOrder from(Seat first, int seats) {
        return new TurnOrder(seats, 0, first);
    }

    public boolean hasLeft(Seat seat) {
        return (left >> seat.index() & 1) != 0;
    }

    /** Those that have not left, in order. */
    public List<Seat> active() {
        return Seat.all(seats).stream().filter(seat -> !hasLeft(seat)).toList();
    }

    /** It is the turn of the next one; of the same again if all others have left. */
    public TurnOrder next() {
        Seat seat = turn;
        do {
            seat = after(seat);
        } while (hasLeft(seat) && !seat.equals(turn));
        return new TurnOrder(seats, left, seat);
    }

    /** Who of those that are there was on turn before. */
    public Seat previous() {
        Seat seat = turn;
        do {
            seat = Seat.at((seat.index() + seats - 1) % seats);
        } while (hasLeft(seat) && !seat.equals(turn));
        return seat;
    }

    /** A seat leaves; if it is on turn, the next one is. */
    public TurnOrder without(Seat seat) {
        TurnOrder rest = new TurnOrder(seats, left | 1 << seat.index(), turn);
        return seat.equals(turn) ? rest.next() : rest;
    }

    /** Passes over those that can do nothing, beginning with the seat on turn; nobody is passed over if none can. */
    public TurnOrder passingOver(Predicate<Seat> unable) {
        Seat seat = turn;
        do {
            if (!hasLeft(seat) && !unable.test(seat)) {
                return new TurnOrder(seats, left, seat);
            }
            seat = after(seat);
        } while (!seat.equals(turn));
        return this;
    }

    private Seat after(Seat seat) {
        return Seat.at(seat.number() % seats);
    }
}
