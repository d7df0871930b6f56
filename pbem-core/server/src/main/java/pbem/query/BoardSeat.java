package pbem.query;

import pbem.game.Seat;
import pbem.phrase.Phrase;

/**
 * A player at a board.
 *
 * @param program whether the player is a program of the server
 * @param name the name of the seat: "black"
 * @param numbered whether that name is only a number, so that the userid says more
 */
public record BoardSeat(Seat seat, String user, boolean program, Phrase name, boolean numbered, Standing standing) {

    public boolean onTurn() {
        return standing == Standing.TO_MOVE;
    }

    /** The state of a player in the game. */
    public enum Standing {
        TO_MOVE,
        /** In the game and not on turn, or the game ended without a result. */
        WAITING,
        /** Out of the game, which continues without them. */
        OUT,
        WON,
        DREW,
        LOST
    }
}
