package pbem.record;

import java.util.List;
import java.util.Optional;
import pbem.game.Outcome;
import pbem.game.Position;
import pbem.game.Reading;
import pbem.game.Seat;
import pbem.phrase.Phrase;

/**
 * How a board stands after an event. Immutable.
 *
 * @param offer what is open
 * @param end how the game was ended from outside its rules, by agreement or by an admin
 */
record BoardState(MainLine course, Optional<Offer> offer, Optional<End> end) {

    /** @param outcome empty if the game ended without a result */
    record End(Optional<Outcome> outcome) {}

    static BoardState atStart(Position start) {
        return new BoardState(MainLine.from(start), Optional.empty(), Optional.empty());
    }

    Position position() {
        return course.position();
    }

    boolean isOver() {
        return end.isPresent() || position().outcome().isPresent();
    }

    /**
     * @return how the board stands after one more event
     * @throws BrokenRecord if that event cannot have come about under the rules
     */
    BoardState after(Board board, Entry entry) {
        Event event = entry.event();
        if (event instanceof Event.RolledBack back) {
            must(back.moves() >= 0 && back.moves() <= course.moves(), board, entry, "keeps more moves than there are");
            return going(course.after(back.moves()));
        }
        if (isOver()) {
            throw new BrokenRecord(board.number(), "revision " + entry.revision() + " follows the end of the game");
        }
        if (event instanceof Event.Moved moved) {
            return moved(board, entry, moved);
        }
        if (event instanceof Event.Adjudicated adjudicated) {
            return ended(Optional.of(adjudicated.outcome()));
        }
        if (event instanceof Event.Voided) {
            return ended(Optional.empty());
        }
        if (event instanceof Event.Resumed || event instanceof Event.Extended) {
            return this; // only the clock knows of them
        }
        if (event instanceof Event.DrawOffered offered) {
            return offered(board, entry, Offer.Kind.DRAW, offered.seat());
        }
        if (event instanceof Event.UndoAsked asked) {
            return offered(board, entry, Offer.Kind.UNDO, asked.seat());
        }
        return event instanceof Event.Answered answered
                ? answered(board, entry, answered)
                : left(board, entry, Leaver.of(event).orElseThrow());
    }

    private BoardState moved(Board board, Entry entry, Event.Moved moved) {
        if (!position().toMove().contains(moved.seat())
                || !(position().read(moved.notation()) instanceof Reading.Legal legal)) {
            throw new BrokenRecord(
                    board.number(), moved.notation() + " at revision " + entry.revision() + " is not legal");
        }
        return going(course.then(entry, position().play(legal.move())));
    }

    /** Whoever leaves has no say any more; what he offered goes with him. */
    private BoardState left(Board board, Entry entry, Seat seat) {
        must(position().active().contains(seat), board, entry, seat + " has nothing left to leave");
        Position after = position().leave(seat);
        BoardState without = new BoardState(
                course.then(entry, after),
                offer.filter(open -> !open.by().equals(seat)).map(open -> open.without(seat)),
                end);
        return after.outcome().isPresent() ? without.unoffered() : without.settled(board, entry);
    }

    private BoardState offered(Board board, Entry entry, Offer.Kind kind, Seat by) {
        must(offer.isEmpty(), board, entry, "another offer is open");
        must(position().active().contains(by), board, entry, by + " is not in the game");
        must(kind == Offer.Kind.UNDO || position().drawable(), board, entry, "there is no draw to agree on");
        must(kind == Offer.Kind.DRAW || takenBack().isPresent(), board, entry, "no move can be taken back");
        Offer open = new Offer(kind, by, position().active(), entry.revision()).without(by);
        return with(Optional.of(open)).settled(board, entry);
    }

    private BoardState answered(Board board, Entry entry, Event.Answered answer) {
        must(offer.isPresent(), board, entry, "nothing is offered");
        must(position().active().contains(answer.seat()), board, entry, answer.seat() + " is not in the game");
        if (!answer.yes()) {
            return unoffered();
        }
        must(offer.get().missing().contains(answer.seat()), board, entry, answer.seat() + " has agreed before");
        return with(offer.map(open -> open.without(answer.seat()))).settled(board, entry);
    }

    /** Does what was offered once nobody is missing. */
    private BoardState settled(Board board, Entry entry) {
        if (offer.filter(open -> open.missing().isEmpty()).isEmpty()) {
            return this;
        }
        if (offer.get().kind() == Offer.Kind.DRAW && !position().drawable()) {
            return unoffered(); // somebody has left with the win
        }
        if (offer.get().kind() == Offer.Kind.UNDO) {
            return takenBack().map(BoardState::going).orElseGet(this::unoffered);
        }
        List<Seat> sharers = position().active();
        return ended(
                Optional.of(Outcome.drawn(board.players().size(), sharers, Phrase.of("offer.agreed", sharers.size()))));
    }

    /** The course without the last move, if it may be taken back. */
    Optional<MainLine> takenBack() {
        return course.lastMoveIsUndoable() ? course.withoutLastMove() : Optional.empty();
    }

    private BoardState with(Optional<Offer> other) {
        return new BoardState(course, other, end);
    }

    private BoardState unoffered() {
        return with(Optional.empty());
    }

    private BoardState ended(Optional<Outcome> outcome) {
        return new BoardState(course, Optional.empty(), Optional.of(new End(outcome)));
    }

    private static BoardState going(MainLine course) {
        return new BoardState(course, Optional.empty(), Optional.empty());
    }

    private static void must(boolean holds, Board board, Entry entry, String otherwise) {
        if (!holds) {
            throw new BrokenRecord(board.number(), "at revision " + entry.revision() + " " + otherwise);
        }
    }
}
