package pbem.query;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import pbem.game.Seat;
import pbem.phrase.Phrase;
import pbem.query.game.GameName;

/**
 * A board as everybody may see it, with one of its positions.
 *
 * @param open whether the game goes on
 * @param seats in order
 * @param result in words, once closed
 * @param deadline until when those on turn must move; empty if nothing is due
 * @param steps the moves and leavings that stand, in order
 * @param change what changed the board after its last move, if anything did
 * @param shown the position that was asked for
 * @param talk what its players said, if they want that everybody may read it
 * @param handovers the seats that went from one player to another, in words
 * @param analysed whether somebody has had the game looked at again
 */
public record BoardDetails(
        int number,
        GameName game,
        boolean open,
        List<BoardSeat> seats,
        Optional<Phrase> result,
        Optional<Instant> deadline,
        List<BoardStep> steps,
        Optional<LastChange> change,
        Agreement agreement,
        Instant started,
        SeedDisclosure chance,
        ShownPosition shown,
        List<Saying> talk,
        List<Phrase> handovers,
        boolean analysed) {

    public BoardDetails {
        seats = List.copyOf(seats);
        steps = List.copyOf(steps);
        talk = List.copyOf(talk);
        handovers = List.copyOf(handovers);
    }

    public BoardSeat seat(Seat seat) {
        return seats.get(seat.index());
    }

    /** The moves among the steps. */
    public List<BoardStep> moves() {
        return steps.stream()
                .filter(step -> step.kind() == BoardStep.Kind.MOVED)
                .toList();
    }
}
