package pbem.record;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import pbem.game.Act;
import pbem.game.Move;
import pbem.game.Outcome;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.phrase.Phrase;

/**
 * The step that one more event makes in the state of a board. Each case throws {@link BrokenRecord} if the event cannot
 * have come about under the rules.
 *
 * @param before the state before the event
 */
record ReplayStep(Board board, BoardState before, Entry entry) implements Event.Cases<BoardState> {

    BoardState after() {
        if (before.isOver() && !entry.event().mayFollowEnd()) {
            throw new BrokenRecord(board.number(), "revision " + entry.revision() + " follows the end of the game");
        }
        return entry.event().match(this);
    }

    @Override
    public BoardState moved(Event.Moved moved) {
        if (!position().toMove().contains(moved.seat())
                || !(position().read(moved.notation()) instanceof Act.Done<Move> legal)) {
            throw new BrokenRecord(
                    board.number(), moved.notation() + " at revision " + entry.revision() + " is not legal");
        }
        BoardState after =
                BoardState.going(before.mainLine().then(entry, position().play(legal.now())));
        boolean answers = !moved.unaware() || after.isOver();
        return answers ? after : after.with(before.offer());
    }

    @Override
    public BoardState resigned(Event.Resigned resigned) {
        return left(resigned.seat(), position()::leave);
    }

    @Override
    public BoardState lapsed(Event.Lapsed lapsed) {
        return left(lapsed.seat(), position()::lapse);
    }

    @Override
    public BoardState withdrawn(Event.Withdrawn withdrawn) {
        return left(withdrawn.seat(), position()::leave);
    }

    @Override
    public BoardState drawOffered(Event.DrawOffered drawOffered) {
        must(position().drawable(), "there is no draw to agree on");
        return offered(Offer.Kind.DRAW, drawOffered.seat(), 0, 0);
    }

    @Override
    public BoardState undoAsked(Event.UndoAsked undoAsked) {
        must(before.withoutLast(undoAsked.moves()).isPresent(), "these moves cannot be taken back");
        int keeps = before.mainLine().moves() - undoAsked.moves();
        return offered(Offer.Kind.UNDO, undoAsked.seat(), keeps, 0);
    }

    @Override
    public BoardState timeAsked(Event.TimeAsked timeAsked) {
        must(timeAsked.days() > 0 && timeAsked.days() <= Event.TimeAsked.MOST, "nobody asks for so many days");
        must(position().toMove().contains(timeAsked.seat()), timeAsked.seat() + " needs no time");
        return offered(Offer.Kind.TIME, timeAsked.seat(), 0, timeAsked.days());
    }

    @Override
    public BoardState answered(Event.Answered answered) {
        must(before.offer().isPresent(), "nothing is offered");
        must(position().active().contains(answered.seat()), answered.seat() + " is not in the game");
        if (!answered.yes()) {
            return before.with(Optional.empty());
        }
        Offer open = before.offer().get();
        must(open.missing().contains(answered.seat()), answered.seat() + " has agreed before");
        return settled(before.with(Optional.of(open.without(answered.seat()))));
    }

    @Override
    public BoardState adjudicated(Event.Adjudicated adjudicated) {
        return before.ended(Optional.of(adjudicated.outcome()));
    }

    @Override
    public BoardState rolledBack(Event.RolledBack rolledBack) {
        int moves = rolledBack.moves();
        must(moves >= 0 && moves <= before.mainLine().moves(), "keeps more moves than there are");
        return BoardState.going(before.mainLine().after(moves));
    }

    /** It changes the clock alone. */
    @Override
    public BoardState resumed(Event.Resumed resumed) {
        return before;
    }

    @Override
    public BoardState voided(Event.Voided voided) {
        must(!before.isVoid(), "there is no result to take away");
        return before.ended(Optional.empty());
    }

    /** It changes the clock alone. */
    @Override
    public BoardState extended(Event.Extended extended) {
        return before;
    }

    /** The moves stay; an open offer ends, since it was made to or by the previous player. */
    @Override
    public BoardState seatTaken(Event.SeatTaken taken) {
        must(position().active().contains(taken.seat()), taken.seat() + " has nothing left to take over");
        must(Seating.successor(board, taken.player()).isPresent(), "nobody knows who takes a seat over");
        return before.with(Optional.empty());
    }

    /** A player who leaves no longer answers offers, and their own offer ends. */
    private BoardState left(Seat seat, Function<Seat, Position> leaving) {
        must(position().active().contains(seat), seat + " has nothing left to leave");
        Position after = leaving.apply(seat);
        BoardState without = new BoardState(
                before.mainLine().then(entry, after),
                before.offer().filter(open -> !open.by().equals(seat)).map(open -> open.without(seat)),
                before.end());
        return after.outcome().isPresent() ? without.with(Optional.empty()) : settled(without);
    }

    private BoardState offered(Offer.Kind kind, Seat by, int keeps, int days) {
        must(before.offer().isEmpty(), "another offer is open");
        must(position().active().contains(by), by + " is not in the game");
        Offer open = new Offer(kind, by, position().active(), entry.revision(), keeps, days).without(by);
        return settled(before.with(Optional.of(open)));
    }

    /** Carries the offer out once all have agreed. */
    private BoardState settled(BoardState state) {
        if (state.offer().filter(open -> open.missing().isEmpty()).isEmpty()) {
            return state;
        }
        if (state.offer().get().kind() == Offer.Kind.DRAW && !state.position().drawable()) {
            return state.with(Optional.empty()); // a player who left has won
        }
        if (state.offer().get().kind() == Offer.Kind.TIME) {
            return state.with(Optional.empty()); // it changes the clock alone
        }
        if (state.offer().get().kind() == Offer.Kind.UNDO) {
            return state.mainLine()
                    .takenBackTo(state.offer().get().keeps())
                    .map(BoardState::going)
                    .orElseGet(() -> state.with(Optional.empty()));
        }
        List<Seat> sharers = state.position().active();
        return state.ended(
                Optional.of(Outcome.drawn(board.players().size(), sharers, Phrase.of("offer.agreed", sharers.size()))));
    }

    private Position position() {
        return before.position();
    }

    private void must(boolean holds, String otherwise) {
        if (!holds) {
            throw new BrokenRecord(board.number(), "at revision " + entry.revision() + " " + otherwise);
        }
    }
}
