package pbem.query;

import pbem.game.Seat;
import pbem.phrase.Phrase;

/**
 * A player at a board.
 *
 * @param program whether that is a program of the server's own
 * @param name what the seat is called: "black"
 * @param numbered whether that is nothing but a number, so that the userid says more
 */
public record BoardSeat(Seat seat, String user, boolean program, Phrase name, boolean numbered, Standing standing) {

    public boolean onTurn() {
        return standing == Standing.TO_MOVE;
    }

    /** How things are for a player. */
    public enum Standing {
        TO_MOVE,
        /** In the game, while others are to move, or when it was ended without a result. */
        WAITING,
        /** Out of the game, which goes on without them. */
        OUT,
        WON,
        DREW,
        LOST
    }
}
