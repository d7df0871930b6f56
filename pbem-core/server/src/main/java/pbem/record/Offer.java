package pbem.record;

import java.util.List;
import pbem.game.Seat;

/**
 * An offer of a player that not all others have answered yet. A board has at most one open offer.
 *
 * @param missing the seats that have not answered yet, in order; never empty
 * @param revision of the board after the event that made the offer
 * @param keeps how many moves remain if it is agreed, for an offer to take moves back
 * @param days how many days are added if it is agreed, for an offer of time
 */
public record Offer(Kind kind, Seat by, List<Seat> missing, int revision, int keeps, int days) {

    public enum Kind {
        /** To end the game as a draw. */
        DRAW,
        /** To take moves back. */
        UNDO,
        /** To give those on turn more time. */
        TIME
    }

    public Offer {
        missing = List.copyOf(missing);
    }

    /** Whether it waits for a seat's answer, and is of that kind. */
    public boolean asks(Seat seat, Kind asked) {
        return kind == asked && missing.contains(seat);
    }

    /** This offer once that seat has agreed. */
    Offer without(Seat seat) {
        return new Offer(
                kind, by, missing.stream().filter(other -> !other.equals(seat)).toList(), revision, keeps, days);
    }
}
