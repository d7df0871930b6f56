package pbem.query;

import java.util.Optional;
import pbem.game.Outcome;
import pbem.game.Seat;
import pbem.phrase.Phrase;
import pbem.record.Board;
import pbem.record.GameRecord;

/**
 * A player at a board.
 *
 * @param program whether the player is a program of the server
 * @param name the name of the seat: "black"
 * @param numbered whether that name is only a number, so that the userid says more
 */
public record BoardSeat(Seat seat, String user, boolean program, Phrase name, boolean numbered, Standing standing) {

    static BoardSeat of(GameRecord record, Seat seat) {
        Board board = record.board();
        return new BoardSeat(
                seat,
                board.player(seat).user(),
                board.player(seat).isProgram(),
                board.game().seatName(board.setup(), seat),
                board.game().numbersSeats(board.setup()),
                standing(record, seat));
    }

    private static Standing standing(GameRecord record, Seat seat) {
        Optional<Outcome> outcome = record.outcome();
        if (outcome.isPresent()) {
            return switch (outcome.get().of(seat)) {
                case WON -> Standing.WON;
                case DREW -> Standing.DREW;
                case LOST -> Standing.LOST;
            };
        }
        if (record.toMove().contains(seat)) {
            return Standing.TO_MOVE;
        }
        return record.position().active().contains(seat) ? Standing.WAITING : Standing.OUT;
    }

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
