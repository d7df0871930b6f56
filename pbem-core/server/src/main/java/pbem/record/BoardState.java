package pbem.record;

import java.util.Optional;
import pbem.game.Outcome;
import pbem.game.Position;

/**
 * The state of a board after an event. Immutable.
 *
 * @param offer the open offer
 * @param end how the game was ended from outside its rules, by agreement or by an admin
 */
record BoardState(MainLine mainLine, Optional<Offer> offer, Optional<End> end) {

    /** @param outcome empty if the game ended without a result */
    record End(Optional<Outcome> outcome) {}

    static BoardState atStart(Position start) {
        return going(MainLine.from(start));
    }

    /** The game goes on, and nothing is offered. */
    static BoardState going(MainLine mainLine) {
        return new BoardState(mainLine, Optional.empty(), Optional.empty());
    }

    Position position() {
        return mainLine.position();
    }

    boolean isOver() {
        return end.isPresent() || position().outcome().isPresent();
    }

    boolean isVoid() {
        return end.filter(ended -> ended.outcome().isEmpty()).isPresent();
    }

    /** The main line without its last moves, if all of them may be taken back. */
    Optional<MainLine> withoutLast(int moves) {
        return mainLine.takenBackTo(mainLine.moves() - moves);
    }

    BoardState with(Optional<Offer> other) {
        return new BoardState(mainLine, other, end);
    }

    BoardState ended(Optional<Outcome> outcome) {
        return new BoardState(mainLine, Optional.empty(), Optional.of(new End(outcome)));
    }
}
