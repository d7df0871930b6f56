package pbem.games.cholone;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.game.ChoiceTree;
import pbem.game.Draft;
import pbem.game.Game;
import pbem.game.Move;
import pbem.game.Outcome;
import pbem.game.Perft;
import pbem.game.Places;
import pbem.game.Position;
import pbem.game.Reading;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.game.TurnOrder;
import pbem.game.Viewer;
import pbem.phrase.Phrase;
import pbem.picture.Diagram;

/**
 * The state of a game of Cholone. The rules about the end and the order of play are here, those of moving in
 * {@link MoveGenerator}. Seats are zero-based inside this package.
 */
final class CholonePosition implements Position {

    /** So many ejections win. */
    static final int WINNING = 6;

    /** So many times the same situation make a draw. */
    private static final int REPETITIONS = 3;

    private final Rules rules;
    private final Marbles marbles;
    private final Ejections ejections;
    private final TurnOrder turns;
    private final int calm; // moves since the last ejection
    private final int ply;
    private final LastMove lastMove;
    private final History history;
    private final Optional<Outcome> outcome;

    /**
     * After a step: whose turn it is and whether the game is over follow from what it left on the board.
     *
     * @param asked whose turn it is if they can move
     * @param before the situations that may come again; null if there are none
     */
    private CholonePosition(
            Rules rules,
            Marbles marbles,
            Ejections ejections,
            TurnOrder asked,
            int calm,
            int ply,
            LastMove lastMove,
            History before) {
        this.rules = rules;
        this.marbles = marbles;
        this.ejections = ejections;
        this.calm = calm;
        this.ply = ply;
        Optional<Outcome> win = win(lastMove.mover(), asked);
        // With two players nobody is passed over.
        boolean passing = win.isEmpty() && seats() > 2;
        this.turns = passing ? asked.passingOver(seat -> !canMove(seat)) : asked;
        this.lastMove = lastMove.skipping(activeFrom(asked, turns));
        this.history = before == null ? History.from(marbles, turn()) : before.then(marbles, turn());
        this.outcome = win.isPresent() ? win : draw();
    }

    /** As if the game began with these marbles and that seat. */
    static CholonePosition start(Rules rules, Marbles marbles, int turn) {
        return new CholonePosition(
                rules,
                marbles,
                Ejections.none(rules.seats()),
                TurnOrder.from(Seat.at(turn), rules.seats()),
                0,
                0,
                LastMove.NONE,
                null);
    }

    @Override
    public CholonePosition play(Move move) {
        if (!(move instanceof MarbleMove own)
                || outcome.isPresent()
                || !generator().allows(own)) {
            throw new IllegalArgumentException("not a move of this position: " + move);
        }
        long pushed = generator().pushed(own);
        long over = pushed & own.way().edge();
        OptionalInt loser = over == 0 ? OptionalInt.empty() : marbles.owner(Cell.in(over));
        return new CholonePosition(
                rules,
                marbles.after(turn(), own, pushed),
                loser.isPresent() ? ejections.plus(turn(), loser.getAsInt()) : ejections,
                turns.next(),
                loser.isPresent() ? 0 : calm + 1,
                ply + 1,
                LastMove.of(own, turn(), pushed, loser),
                loser.isPresent() ? null : history);
    }

    @Override
    public CholonePosition leave(Seat seat) {
        if (outcome.isPresent() || !isActive(seat, turns)) {
            throw new IllegalArgumentException(seat + " is not in this game");
        }
        return new CholonePosition(
                rules,
                marbles,
                ejections.without(seat.index()),
                turns.without(seat),
                calm,
                ply,
                lastMove.left(seat.index()),
                null); // with other players the same marbles are another situation
    }

    /** Six ejections, or nobody else left in the game. */
    private Optional<Outcome> win(int mover, TurnOrder there) {
        if (ejections.by(mover) >= WINNING) {
            return Optional.of(won(Seat.at(mover), Phrase.of("cholone.six")));
        }
        List<Seat> active = active(there);
        return active.size() == 1 ? Optional.of(won(active.get(0), Phrase.of("cholone.alone"))) : Optional.empty();
    }

    private Outcome won(Seat seat, Phrase reason) {
        return Outcome.won(seats(), List.of(seat), reason);
    }

    private Optional<Outcome> draw() {
        if (!generator().canMove()) {
            return drawn(
                    seats() == 2
                            ? Phrase.of("cholone.stuck", Colour.of(turn()).name(2))
                            : Phrase.of("cholone.all-stuck"));
        }
        if (history.occurrences() >= REPETITIONS) {
            return drawn(Phrase.of("cholone.repetition"));
        }
        return calm >= rules.quiet() ? drawn(Phrase.of("cholone.quiet", calm)) : Optional.empty();
    }

    private Optional<Outcome> drawn(Phrase reason) {
        return Optional.of(Outcome.drawn(seats(), active(), reason));
    }

    private boolean canMove(Seat seat) {
        return marbles.of(seat.index()) != 0 && marbles.generator(seat.index()).canMove();
    }

    /** The seats in the game from the turn of one to that of the other, a bit for each, the other left out. */
    private int activeFrom(TurnOrder one, TurnOrder other) {
        int seats = 0;
        for (TurnOrder at = one; !at.equals(other); at = at.next()) {
            seats |= isActive(at.turn(), at) ? 1 << at.turn().index() : 0;
        }
        return seats;
    }

    private List<Seat> active(TurnOrder there) {
        return Seat.all(seats()).stream().filter(seat -> isActive(seat, there)).toList();
    }

    /** Neither gone nor out. */
    private boolean isActive(Seat seat, TurnOrder there) {
        return !there.hasLeft(seat) && marbles.of(seat.index()) != 0;
    }

    private int seats() {
        return rules.seats();
    }

    private MoveGenerator generator() {
        return marbles.generator(turn());
    }

    @Override
    public Game game() {
        return rules.game();
    }

    @Override
    public Setup setup() {
        return rules.setup();
    }

    @Override
    public int ply() {
        return ply;
    }

    @Override
    public List<Seat> toMove() {
        return outcome.isPresent() ? List.of() : List.of(turns.turn());
    }

    @Override
    public Optional<Outcome> outcome() {
        return outcome;
    }

    /** Who has no marbles left came in behind those who have. */
    @Override
    public Optional<Places> places() {
        return outcome.map(ended ->
                Places.ranked(seats(), Places.byResult(ended).thenComparing(seat -> marbles.of(seat.index()) == 0)));
    }

    @Override
    public List<Seat> passedOver() {
        return Seat.all(seats()).stream().filter(lastMove::skipped).toList();
    }

    @Override
    public Optional<Move> lastMove() {
        return lastMove.move().map(move -> move);
    }

    @Override
    public List<Phrase> happenings() {
        return lastMove.told(marbles, ejections);
    }

    @Override
    public List<MarbleMove> moves() {
        return outcome.isPresent() ? List.of() : generator().moves();
    }

    @Override
    public Draft compose() {
        return ChoiceTree.of(moves().stream().flatMap(move -> MoveRoutes.of(move).stream()));
    }

    @Override
    public long moveCount() {
        return outcome.isPresent() ? 0 : generator().count();
    }

    @Override
    public long sequences(int length) {
        if (length == 1 || !canEndByMarblesAlone(length - 1)) {
            return Perft.played(this, length);
        }
        int other = 1 - turn();
        return Sequences.of(
                marbles.of(turn()),
                marbles.of(other),
                WINNING - ejections.by(turn()),
                WINNING - ejections.by(other),
                length);
    }

    /**
     * Whether within so many moves the game of two can end only by what lies on the board or has gone over its edge. No
     * two moves lead back to where they began: the second would have to push all that the first has moved, with more
     * marbles, which then lie elsewhere. So one situation is there at most every fourth move.
     */
    private boolean canEndByMarblesAlone(int moves) {
        return seats() == 2
                && outcome.isEmpty()
                && active().size() == 2
                && moves < rules.quiet() - calm
                && moves <= 4
                && !history.hasRepetition();
    }

    @Override
    public Reading read(String text) {
        return outcome.isPresent()
                ? Reading.refused(CholoneRefusal.OVER.of())
                : new MoveReader(marbles, turn()).read(Spelling.of(text));
    }

    @Override
    public List<Seat> active() {
        return active(turns);
    }

    @Override
    public Diagram diagram(Viewer viewer) {
        return new Diagram(
                Phrase.of("cholone.title"),
                words(viewer).description(),
                1,
                new BoardDrawing(marbles, lastMove).items(),
                new SideNotes(this).notes());
    }

    @Override
    public BoardInWords words(Viewer viewer) {
        return new BoardInWords(this);
    }

    Rules rules() {
        return rules;
    }

    /** Whose marbles lie where. */
    Marbles marbles() {
        return marbles;
    }

    Ejections ejections() {
        return ejections;
    }

    LastMove last() {
        return lastMove;
    }

    /** Whether that seat has left; its marbles belong to nobody. */
    boolean hasLeft(int seat) {
        return turns.hasLeft(Seat.at(seat));
    }

    /** How many moves there were since the last ejection. */
    int calm() {
        return calm;
    }

    /** The seat to move; while the game is over it means nothing. */
    int turn() {
        return turns.turn().index();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CholonePosition position
                && setup().equals(position.setup())
                && ply == position.ply
                && calm == position.calm
                && turns.equals(position.turns)
                && ejections.equals(position.ejections)
                && lastMove.equals(position.lastMove)
                && history.equals(position.history);
    }

    @Override
    public int hashCode() {
        return Objects.hash(ply, history);
    }

    @Override
    public String toString() {
        return "Cholone after " + lastMove.move().map(MarbleMove::notation).orElse("nothing") + " at ply " + ply;
    }
}
