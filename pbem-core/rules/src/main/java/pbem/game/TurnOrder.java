package pbem.game;

import java.util.List;

/**
 * The order of turns in a game where they go round by seats and skip those that have left. Immutable.
 *
 * @param seats how many began
 * @param left the seats that have left, as a bit set by index
 * @param turn whose turn it is
 */
public record TurnOrder(int seats, int left, Seat turn) {

    /** That seat begins, and nobody has left. */
    public static TurnOrder from(Seat first, int seats) {
        return new TurnOrder(seats, 0, first);
    }

    public boolean hasLeft(Seat seat) {
        return (left >> seat.index() & 1) != 0;
    }

    /** The seats that have not left, in order. */
    public List<Seat> active() {
        return Seat.all(seats).stream().filter(seat -> !hasLeft(seat)).toList();
    }

    /** The turn passes to the next seat; the same seat is on turn again if all others have left. */
    public TurnOrder next() {
        Seat seat = turn;
        do {
            seat = after(seat);
        } while (hasLeft(seat) && !seat.equals(turn));
        return new TurnOrder(seats, left, seat);
    }

    /** The seat before this one among those that have not left. */
    public Seat previous() {
        Seat seat = turn;
        do {
            seat = Seat.at((seat.index() + seats - 1) % seats);
        } while (hasLeft(seat) && !seat.equals(turn));
        return seat;
    }

    /** A seat leaves; if it was on turn, the turn passes on. */
    public TurnOrder without(Seat seat) {
        TurnOrder rest = new TurnOrder(seats, left | 1 << seat.index(), turn);
        return seat.equals(turn) ? rest.next() : rest;
    }

    private Seat after(Seat seat) {
        return Seat.at(seat.number() % seats);
    }
}
