package pbem.record;

import java.util.List;
import pbem.game.Seat;

/**
 * What a player offered to the others and what not all have answered yet. On a board one offer at most is open.
 *
 * @param missing who has still to say yes, in order; never empty
 * @param revision of the board after the event that made the offer
 * @param keeps how many moves stand once it is agreed to, if it is to take some back
 * @param days how many more days are given once it is agreed to, if it is for time
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

    /** The same offer without the answer of that seat. */
    Offer without(Seat seat) {
        return new Offer(
                kind, by, missing.stream().filter(other -> !other.equals(seat)).toList(), revision, keeps, days);
    }
}
