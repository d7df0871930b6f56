package pbem.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.game.Outcome;
import pbem.game.Position;
import pbem.game.Reading;
import pbem.game.Seat;
import pbem.game.Start;
import pbem.game.Viewer;
import pbem.phrase.Phrase;
import pbem.picture.Diagram;

/**
 * A board with all that happened on it, replayed. Immutable: a new event gives a new record.
 *
 * @param board as it was started
 * @param entries the log, oldest first
 * @param positions the start and the position after each entry: one more than entries
 */
public record GameRecord(Board board, List<Entry> entries, List<Position> positions) {

    public GameRecord {
        entries = List.copyOf(entries);
        positions = List.copyOf(positions);
    }

    /**
     * Replays a log.
     *
     * @throws BrokenRecord if the log cannot have come about under the rules
     */
    public static GameRecord replay(Board board, List<Entry> entries) {
        if (!(board.game().start(board.setup()) instanceof Start.Ready ready)) {
            throw new BrokenRecord(board.number(), "its setup " + board.setup().options() + " cannot be played");
        }
        List<Position> positions = new ArrayList<>(List.of(ready.position()));
        for (Entry entry : entries) {
            if (entry.revision() != positions.size()) {
                throw new BrokenRecord(
                        board.number(), "revision " + entry.revision() + " stands at place " + positions.size());
            }
            if (entry.revision() > 1 && ends(entries.get(entry.revision() - 2).event())) {
                throw new BrokenRecord(board.number(), "revision " + entry.revision() + " follows the end of the game");
            }
            positions.add(step(board, positions.get(positions.size() - 1), entry));
        }
        return new GameRecord(board, entries, positions);
    }

    private static boolean ends(Event event) {
        return event instanceof Event.Adjudicated || event instanceof Event.Voided;
    }

    private static Position step(Board board, Position before, Entry entry) {
        Event event = entry.event();
        if (event instanceof Event.Moved moved) {
            if (!before.toMove().contains(moved.seat())
                    || !(before.read(moved.notation()) instanceof Reading.Legal legal)) {
                throw new BrokenRecord(
                        board.number(), moved.notation() + " at revision " + entry.revision() + " is not legal");
            }
            return before.play(legal.move());
        }
        if (event instanceof Event.Resigned resigned) {
            return left(board, before, resigned.seat(), entry);
        }
        return event instanceof Event.Lapsed lapsed ? left(board, before, lapsed.seat(), entry) : before;
    }

    private static Position left(Board board, Position before, Seat seat, Entry entry) {
        if (before.outcome().isPresent() || !before.active().contains(seat)) {
            throw new BrokenRecord(
                    board.number(), "at revision " + entry.revision() + " " + seat + " has nothing left to leave");
        }
        return before.leave(seat);
    }

    /** This record with one more event. */
    public GameRecord with(Entry entry) {
        List<Entry> more = new ArrayList<>(entries);
        more.add(entry);
        List<Position> reached = new ArrayList<>(positions);
        reached.add(step(board, position(), entry));
        return new GameRecord(board, more, reached);
    }

    /** The record as it stood after that many events. */
    public GameRecord at(int revision) {
        return new GameRecord(board, entries.subList(0, revision), positions.subList(0, revision + 1));
    }

    /** A counter of events, which only grows. */
    public int revision() {
        return entries.size();
    }

    public Position start() {
        return positions.get(0);
    }

    public Position position() {
        return positions.get(positions.size() - 1);
    }

    public Optional<Entry> last() {
        return entries.isEmpty() ? Optional.empty() : Optional.of(entries.get(entries.size() - 1));
    }

    /** The moves played, in order, each with when and by whom. */
    public List<Ply> plies() {
        List<Ply> plies = new ArrayList<>();
        for (Entry entry : entries) {
            if (entry.event() instanceof Event.Moved moved) {
                plies.add(new Ply(
                        plies.size() + 1,
                        moved.seat(),
                        moved.notation(),
                        moved.comment(),
                        entry.at(),
                        entry.revision()));
            }
        }
        return plies;
    }

    public State state() {
        Optional<Event> last = last().map(Entry::event);
        if (last.filter(Event.Voided.class::isInstance).isPresent()) {
            return State.VOID;
        }
        return outcome().isPresent() ? State.FINISHED : State.ACTIVE;
    }

    /** How the game ended; empty while it goes on, and for a board that was voided. */
    public Optional<Outcome> outcome() {
        Optional<Event> last = last().map(Entry::event);
        if (last.isPresent() && last.get() instanceof Event.Adjudicated adjudicated) {
            return Optional.of(adjudicated.outcome());
        }
        if (last.filter(Event.Voided.class::isInstance).isPresent()) {
            return Optional.empty();
        }
        Optional<Outcome> ended = position().outcome();
        Optional<Phrase> left = last.flatMap(this::leaving);
        return ended.map(outcome -> new Outcome(outcome.results(), left.orElse(outcome.reason())));
    }

    /** That somebody left, in words; the game itself knows only that his seat is empty. */
    private Optional<Phrase> leaving(Event event) {
        if (event instanceof Event.Resigned resigned) {
            return Optional.of(Phrase.of(
                    "play.left-by-resigning", board.player(resigned.seat()).user()));
        }
        return event instanceof Event.Lapsed lapsed
                ? Optional.of(Phrase.of(
                        "play.left-by-lapsing", board.player(lapsed.seat()).user()))
                : Optional.empty();
    }

    /** The seats on turn; empty once the board is closed. */
    public List<Seat> toMove() {
        return state() == State.ACTIVE ? position().toMove() : List.of();
    }

    /** The result in words, such as "alice won: six marbles ejected"; empty while the game goes on. */
    public Optional<Phrase> result() {
        if (state() == State.VOID) {
            return Optional.of(Phrase.of("play.void"));
        }
        return outcome()
                .map(outcome -> Verdict.of(outcome, seat -> board.player(seat).user()));
    }

    /** The board as that viewer may see it now. */
    public Diagram diagram(Viewer viewer) {
        Diagram diagram = position().diagram(viewer);
        boolean endedFromOutside =
                state() != State.ACTIVE && position().outcome().isEmpty();
        return endedFromOutside ? diagram.closed(result().orElseThrow()) : diagram;
    }

    /** Whether a board goes on, or how it was closed. */
    public enum State {
        ACTIVE,
        FINISHED,
        VOID
    }
}
