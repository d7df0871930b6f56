package pbem.web.board;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import pbem.game.Outcome;
import pbem.game.Seat;
import pbem.phrase.Phrasebook;
import pbem.record.Board;
import pbem.record.GameRecord;

/**
 * A player at a board.
 *
 * @param colour what that seat is called: "black"
 * @param standing how things are for him, in a word or two; may be empty
 * @param onTurn whether he is to move now
 */
public record SeatLine(String user, String colour, String standing, boolean onTurn) {

    static List<SeatLine> of(GameRecord record, Phrasebook phrases) {
        Board board = record.board();
        return Seat.all(board.players().size()).stream()
                .map(seat -> new SeatLine(
                        board.player(seat).user(),
                        phrases.say(board.game().seatName(board.setup(), seat)),
                        standing(record, seat),
                        record.toMove().contains(seat)))
                .toList();
    }

    private static String standing(GameRecord record, Seat seat) {
        Optional<Outcome> outcome = record.outcome();
        if (outcome.isPresent()) {
            return outcome.get().of(seat).name().toLowerCase(Locale.ROOT);
        }
        if (record.toMove().contains(seat)) {
            return "to move";
        }
        return record.position().active().contains(seat) ? "" : "out";
    }

    public String href() {
        return "/players/" + user;
    }
}
