package pbem.record;

import java.util.List;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.phrase.Phrase;
import pbem.phrase.Phrasebook;

/**
 * What players are called in sentences about a board: what their seats are, "black", as the picture shows them; but by
 * userid where a seat has nothing but a number.
 */
public record SeatNames(Board board) {

    public String of(Seat seat, Phrasebook phrases) {
        return board.game().numbersSeats() ? board.player(seat).user() : phrases.say(called(seat));
    }

    /** What the last step to that position, which is one of this board, brought with it. */
    public List<Phrase> happenings(Position position) {
        return board.game().numbersSeats()
                ? position.happenings().stream().map(this::named).toList()
                : position.happenings();
    }

    private Phrase named(Phrase phrase) {
        return new Phrase(phrase.key(), phrase.args().stream().map(this::spoken).toList());
    }

    private Object spoken(Object arg) {
        if (arg instanceof List<?> list) {
            return list.stream().map(this::spoken).toList();
        }
        if (!(arg instanceof Phrase phrase)) {
            return arg;
        }
        return Seat.all(board.players().size()).stream()
                .filter(seat -> called(seat).equals(phrase))
                .findFirst()
                .<Object>map(seat -> board.player(seat).user())
                .orElseGet(() -> named(phrase));
    }

    private Phrase called(Seat seat) {
        return board.game().seatName(board.setup(), seat);
    }
}
