package pbem.record;

import java.time.Instant;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import pbem.game.Outcome;
import pbem.game.Places;
import pbem.game.Position;
import pbem.game.Result;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.game.Viewer;
import pbem.phrase.Phrase;
import pbem.picture.Diagram;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.terms.Origin;

/** A board with all its events, replayed. Immutable: a new event gives a new record. */
public final class GameRecord {

    private final Board begun;
    private final Board board;
    private final List<Entry> entries;
    private final List<BoardState> states;

    /** @param states at the start and after each entry: one more than entries */
    private GameRecord(Board begun, List<Entry> entries, List<BoardState> states) {
        this.begun = begun;
        this.board = Seating.after(begun, entries);
        this.entries = List.copyOf(entries);
        this.states = List.copyOf(states);
    }

    /**
     * Replays a log.
     *
     * @throws BrokenRecord if the log cannot have come about under the rules
     */
    public static GameRecord replay(Board board, List<Entry> entries) {
        return new GameRecord(board, List.of(), List.of(BoardState.atStart(start(board)))).with(entries);
    }

    /** The first position under the rules with which the board began, even if there are newer ones. */
    private static Position start(Board board) {
        int version = board.rulesVersion();
        if (version < 1 || version > board.game().rulesVersion()) {
            throw new BrokenRecord(board.number(), board.game().name() + " has no rules of version " + version);
        }
        return board.game().start(board.setup(), version).match(position -> position, refused -> {
            throw new BrokenRecord(board.number(), "its setup " + board.setup().options() + " cannot be played");
        });
    }

    /** This record with one more event. */
    public GameRecord with(Entry entry) {
        return with(List.of(entry));
    }

    /**
     * This record with the events that followed.
     *
     * @throws BrokenRecord if they cannot have come about under the rules
     */
    public GameRecord with(List<Entry> more) {
        List<Entry> all = new ArrayList<>(entries);
        List<BoardState> reached = new ArrayList<>(states);
        for (Entry entry : more) {
            if (entry.revision() != reached.size()) {
                throw new BrokenRecord(
                        board.number(), "revision " + entry.revision() + " stands at place " + reached.size());
            }
            all.add(entry);
            reached.add(new ReplayStep(board, reached.get(reached.size() - 1), entry).after());
        }
        return new GameRecord(begun, all, reached);
    }

    /** This record, with further players who may take seats over. */
    public GameRecord knowing(List<Player> successors) {
        return successors.isEmpty() ? this : new GameRecord(begun.knowing(successors), entries, states);
    }

    /** The record as it stood after that many events. */
    public GameRecord at(int revision) {
        return revision == revision()
                ? this
                : new GameRecord(begun, entries.subList(0, revision), states.subList(0, revision + 1));
    }

    /** The board with its present players. */
    public Board board() {
        return board;
    }

    /** The board with the players of its start. */
    public Board begun() {
        return begun;
    }

    /** The board with its players after that many events. */
    public Board boardAt(int revision) {
        return revision == revision() ? board : Seating.after(begun, entries.subList(0, revision));
    }

    /** The player who caused that event: the owner of the seat at that time. */
    public Optional<Player> actor(Entry entry) {
        return entry.event().by().map(boardAt(entry.revision() - 1)::player);
    }

    /** Whether the player has a seat here, or had one before another player took it over. */
    public boolean isOrWasSeated(Player player) {
        return begun.seat(player).isPresent()
                || Seating.successor(begun, player.id()).isPresent();
    }

    /**
     * The number of events whose comments that player may not see: a player who took a seat over does not see the words
     * to the previous player. 0 for players from the start.
     */
    public int eventsUnheardBy(Player player) {
        if (begun.successors().isEmpty() || begun.seat(player).isPresent()) {
            return 0;
        }
        return entries.stream()
                .filter(entry -> entry.event().successor().stream().anyMatch(id -> id == player.id()))
                .findFirst()
                .map(Entry::revision)
                .orElse(0);
    }

    /** The change of seats in that entry; empty for other entries. */
    public Optional<SeatChange> handover(Entry entry) {
        if (begun.successors().isEmpty()) {
            return Optional.empty(); // the usual case
        }
        return Seat.all(board.players().size()).stream()
                .filter(entry.event()::handsOver)
                .findFirst()
                .map(seat -> new SeatChange(
                        seat,
                        boardAt(entry.revision() - 1).player(seat),
                        boardAt(entry.revision()).player(seat),
                        states.get(entry.revision()).mainLine().moves(),
                        entry.at()));
    }

    /**
     * The seats on which only the first player has played so far, so that a player who gave one up may take it back.
     */
    public List<Seat> keptSeats() {
        return Seat.all(board.players().size()).stream()
                .filter(seat -> !Seating.changed(this, seat))
                .toList();
    }

    /** The seats that changed players, in order. */
    public List<SeatChange> handovers() {
        return entries.stream().map(this::handover).flatMap(Optional::stream).toList();
    }

    /** The log, oldest first, including moves that were taken back. */
    public List<Entry> entries() {
        return entries;
    }

    /** The latest entries, oldest first, at most that many. */
    public List<Entry> latest(int most) {
        return entries.subList(Math.max(0, entries.size() - most), entries.size());
    }

    /** The position at the start and after each entry: one more than entries. Asking for it costs nothing. */
    public List<Position> positions() {
        return new Positions(states);
    }

    private BoardState newest() {
        return states.get(states.size() - 1);
    }

    /** A counter of events, which only grows. */
    public int revision() {
        return entries.size();
    }

    /** The entry of an event that would be the next here. */
    public Entry next(Event event, Instant at, Actor actor, Proof proof, OptionalLong mail) {
        return new Entry(revision() + 1, at, actor, proof, mail, event);
    }

    public Position start() {
        return states.get(0).position();
    }

    public Position position() {
        return newest().position();
    }

    public Optional<Entry> last() {
        return entries.isEmpty() ? Optional.empty() : Optional.of(entries.get(entries.size() - 1));
    }

    /** The moves that stand, in order, each with its time and its player. */
    public List<Ply> plies() {
        List<Ply> plies = new ArrayList<>();
        for (Entry entry : newest().mainLine().entries()) {
            if (entry.event() instanceof Event.Moved moved) {
                plies.add(new Ply(plies.size() + 1, moved.seat(), moved.notation(), moved.comment(), entry.revision()));
            }
        }
        return plies;
    }

    /** The number of moves that stand; the next move has the following number. */
    public int moves() {
        return newest().mainLine().moves();
    }

    /** The revision right after that many of the moves that stand; 0 before the first. */
    public int revisionAfter(int ply) {
        Objects.checkIndex(ply, moves() + 1);
        return newest().mainLine().after(ply).newest().map(Entry::revision).orElse(0);
    }

    /** The decisions that stand, in order: moves, and players who left. */
    public List<Entry> decisions() {
        return newest().mainLine().entries();
    }

    /** The first position, and the position after each of the {@link #decisions()}. */
    public List<Position> mainPositions() {
        return Stream.concat(
                        Stream.of(start()),
                        decisions().stream().map(entry -> positions().get(entry.revision())))
                .toList();
    }

    /** The last of the {@link #decisions()}; empty at the start. */
    public Optional<Entry> lastDecision() {
        return newest().mainLine().newest();
    }

    /** The position before the {@link #lastDecision()}; empty at the start. */
    public Optional<Position> positionBefore() {
        return newest().mainLine().positionBefore();
    }

    /**
     * Whether the board has changed since that revision: what lies there, or who is on turn. Comments and offers are no
     * change. A move that was taken back is one, even if the position is the same as before.
     *
     * @param revision one that the board may never have had
     */
    public boolean changedSince(int revision) {
        if (revision < 0 || revision > revision()) {
            return true;
        }
        MainLine then = states.get(revision).mainLine();
        return states.subList(revision, states.size()).stream().anyMatch(state -> state.mainLine() != then);
    }

    /** The open offer; empty once the board is closed. */
    public Optional<Offer> offer() {
        return newest().offer();
    }

    /** Whether that seat may offer a draw, ask to take their last move back, or ask for time, now. */
    public boolean mayOffer(Offer.Kind kind, Seat seat) {
        if (state() != State.ACTIVE
                || offer().isPresent()
                || !position().active().contains(seat)) {
            return false;
        }
        return switch (kind) {
            case DRAW -> position().drawable() && !RepeatedOffer.byDraw(this, seat);
            case UNDO -> canTakeBack(movesSince(seat)) && !RepeatedOffer.byUndo(this, seat);
            case TIME -> toMove().contains(seat) && !RepeatedOffer.byTime(this, seat);
        };
    }

    /** The number of days that entry added for the players on turn: by an admin, or by an agreed offer. */
    public int daysGranted(Entry entry) {
        if (entry.event().daysGranted() > 0) {
            return entry.event().daysGranted();
        }
        Optional<Offer> open =
                states.get(entry.revision() - 1).offer().filter(offer -> offer.kind() == Offer.Kind.TIME);
        if (open.isEmpty() || states.get(entry.revision()).offer().isPresent()) {
            return 0;
        }
        boolean agreed = entry.event() instanceof Event.Answered answered && answered.yes()
                || entry.event()
                        .leaver()
                        .filter(seat -> !seat.equals(open.get().by()))
                        .isPresent();
        return agreed ? open.get().days() : 0;
    }

    /** Whether the rules allow that many of the last moves to be taken back now; false for 0. */
    public boolean canTakeBack(int moves) {
        return state() == State.ACTIVE && newest().withoutLast(moves).isPresent();
    }

    /**
     * The number of moves to take back to undo that seat's own last move and all that followed; 0 if it made none. Moves
     * that were copied from another board are nobody's own.
     */
    public int movesSince(Seat seat) {
        return newest().mainLine()
                .movesSince(seat, board().terms().origin().map(Origin::move).orElse(0));
    }

    /** The last moves that stand, as they were written, oldest first. */
    public List<String> lastMoves(int moves) {
        return newest().mainLine().lastMoves(moves);
    }

    public State state() {
        if (newest().isVoid()) {
            return State.VOID;
        }
        return newest().isOver() ? State.FINISHED : State.ACTIVE;
    }

    /** How the game ended; empty while it goes on, and for a board that was voided. */
    public Optional<Outcome> outcome() {
        if (newest().end().isPresent()) {
            return newest().end().get().outcome().map(this::asDecided);
        }
        return position().outcome().map(ended -> new Outcome(ended.results(), names().in(ended.reason())));
    }

    /** The names at this board, and who left in place of the game's own words if that ended it. */
    private SeatNames names() {
        SeatNames names = new SeatNames(board);
        return position()
                .outcome()
                .flatMap(ended -> leaving(ended).map(left -> names.with(ended.reason(), left)))
                .orElse(names);
    }

    /**
     * A phrase that says who left with the last step. If that player gets a draw, the game's own words say why.
     */
    private Optional<Phrase> leaving(Outcome outcome) {
        return last().flatMap(entry -> entry.event().decision())
                .filter(decision -> outcome.of(decision.seat()) != Result.DREW)
                .flatMap(this::leaving);
    }

    /** Names the director or the file of the game instead of the admin if they decided. */
    private Outcome asDecided(Outcome outcome) {
        if (isEndedByDirector()) {
            return new Outcome(outcome.results(), Phrase.of("play.adjudicated-by-director"));
        }
        return last().filter(entry -> entry.actor().equals(Actor.FILE)).isPresent()
                ? new Outcome(outcome.results(), Phrase.of("play.adjudicated-by-file"))
                : outcome;
    }

    /** Whether a director of its tournament ended it from outside the game. */
    private boolean isEndedByDirector() {
        return newest().end().isPresent()
                && last().filter(entry -> entry.actor().directs()).isPresent();
    }

    /** The final places; present exactly if the game has an {@link #outcome}. */
    public Optional<Places> places() {
        return outcome().map(outcome -> FinalPlaces.of(this, outcome));
    }

    /** The final places, where losers who share a place are ranked by how long they stayed in the game. */
    public Optional<Places> placesByStaying() {
        return outcome().map(outcome -> FinalPlaces.byStaying(this, outcome));
    }

    /** When the board was closed, for any reason; empty while the game goes on. */
    public Optional<Instant> closed() {
        return state() == State.ACTIVE ? Optional.empty() : last().map(Entry::at);
    }

    /** A phrase that says who left; the game itself knows only that their seat is empty. */
    private Optional<Phrase> leaving(Event.Decision decision) {
        String user = board.player(decision.seat()).user();
        return decision.match(
                moved -> Optional.empty(),
                resigned -> Optional.of(Phrase.of("play.left-by-resigning", user)),
                lapsed -> Optional.of(Phrase.of("play.left-by-lapsing", user)),
                withdrawn -> Optional.of(Phrase.of(
                        withdrawn.takenOut() ? "play.taken-out-of-tournament" : "play.left-tournament", user)));
    }

    /** The seats on turn; empty once the board is closed. */
    public List<Seat> toMove() {
        return state() == State.ACTIVE ? position().toMove() : List.of();
    }

    /** The result in words, such as "alice won: six marbles ejected"; empty while the game goes on. */
    public Optional<Phrase> result() {
        if (state() == State.VOID) {
            return Optional.of(Phrase.of(isEndedByDirector() ? "play.void-by-director" : "play.void"));
        }
        return outcome()
                .map(outcome ->
                        ResultWords.of(outcome, seat -> board.player(seat).user()));
    }

    /** The board as that viewer may see it now. Nothing on a closed board is secret. */
    public Diagram diagram(Viewer viewer) {
        boolean endedFromOutside = newest().isVoid()
                || state() != State.ACTIVE && position().outcome().isEmpty();
        return endedFromOutside
                ? names().in(position().diagram(viewer.looksBack())).closed(result().orElseThrow())
                : names().in(position().diagram(viewer));
    }

    /**
     * The seed of all chance, for anybody to check; empty until the board is closed, and for games without chance.
     */
    public Optional<Seed> disclosedSeed() {
        return state() == State.ACTIVE || !board.game().hasChance()
                ? Optional.empty()
                : Optional.of(board.setup().seed());
    }

    /** Two records are equal if they have the same board and the same log. */
    @Override
    public boolean equals(Object other) {
        return other instanceof GameRecord record && begun.equals(record.begun) && entries.equals(record.entries);
    }

    @Override
    public int hashCode() {
        return Objects.hash(begun, entries);
    }

    @Override
    public String toString() {
        return board.heading() + " at revision " + revision();
    }

    /** A view of the positions of the states. */
    private static final class Positions extends AbstractList<Position> {

        private final List<BoardState> states;

        Positions(List<BoardState> states) {
            this.states = states;
        }

        @Override
        public Position get(int revision) {
            return states.get(revision).position();
        }

        @Override
        public int size() {
            return states.size();
        }
    }

    /** Whether a board goes on, or how it was closed. */
    public enum State {
        ACTIVE,
        FINISHED,
        VOID
    }
}
