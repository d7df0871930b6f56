package pbem.games.cholone;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.game.Game;
import pbem.game.Move;
import pbem.game.Outcome;
import pbem.game.Position;
import pbem.game.Reading;
import pbem.game.Seat;
import pbem.game.Setup;
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
    private final int gone; // seats that have left, a bit for each
    private final int calm; // moves since the last ejection
    private final int ply;
    private final int turn;
    private final LastMove lastMove;
    private final History history;
    private final Optional<Outcome> outcome;

    /**
     * After a step: whose turn it is and whether the game is over follow from what it left on the board.
     *
     * @param asked the seat whose turn it is if it can move
     * @param before the situations that may come again; null if there are none
     */
    private CholonePosition(
            Rules rules,
            Marbles marbles,
            Ejections ejections,
            int gone,
            int calm,
            int ply,
            int asked,
            LastMove lastMove,
            History before) {
        this.rules = rules;
        this.marbles = marbles;
        this.ejections = ejections;
        this.gone = gone;
        this.calm = calm;
        this.ply = ply;
        Optional<Outcome> win = win(lastMove.mover());
        this.turn = win.isPresent() ? asked : firstAble(asked);
        this.lastMove = lastMove.skipping(activeFrom(asked, turn));
        this.history = before == null ? History.from(marbles, turn) : before.then(marbles, turn);
        this.outcome = win.isPresent() ? win : draw();
    }

    /** As if the game began with these marbles and that seat. */
    static CholonePosition start(Rules rules, Marbles marbles, int turn) {
        return new CholonePosition(rules, marbles, Ejections.none(rules.seats()), 0, 0, 0, turn, LastMove.NONE, null);
    }

    @Override
    public CholonePosition play(Move move) {
        if (!(move instanceof MarbleMove march) || outcome.isPresent() || !reach().allows(march)) {
            throw new IllegalArgumentException("not a move of this position: " + move);
        }
        long pushed = reach().pushed(march);
        long over = pushed & march.way().edge();
        OptionalInt loser = over == 0 ? OptionalInt.empty() : marbles.owner(Cell.in(over));
        return new CholonePosition(
                rules,
                marbles.after(turn, march, pushed),
                loser.isPresent() ? ejections.plus(turn, loser.getAsInt()) : ejections,
                gone,
                loser.isPresent() ? 0 : calm + 1,
                ply + 1,
                after(turn),
                LastMove.of(march, turn, pushed, loser),
                loser.isPresent() ? null : history);
    }

    @Override
    public CholonePosition leave(Seat seat) {
        if (outcome.isPresent() || !isActive(seat.index())) {
            throw new IllegalArgumentException(seat + " is not in this game");
        }
        return new CholonePosition(
                rules,
                marbles,
                ejections.without(seat.index()),
                gone | 1 << seat.index(),
                calm,
                ply,
                seat.index() == turn ? after(turn) : turn,
                lastMove.left(seat.index()),
                null); // with other players the same marbles are another situation
    }

    /** Six ejections, or nobody else left in the game. */
    private Optional<Outcome> win(int mover) {
        if (ejections.by(mover) >= WINNING) {
            return Optional.of(won(mover, Phrase.of("cholone.six")));
        }
        int active = activeSet();
        return Integer.bitCount(active) == 1
                ? Optional.of(won(Integer.numberOfTrailingZeros(active), Phrase.of("cholone.alone")))
                : Optional.empty();
    }

    private Outcome won(int seat, Phrase reason) {
        return Outcome.won(seats(), List.of(Seat.at(seat)), reason);
    }

    private Optional<Outcome> draw() {
        if (!reach().canMarch()) {
            return drawn(
                    seats() == 2
                            ? Phrase.of("cholone.stuck", Colour.of(turn).name(2))
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

    /** The first in turn who can move; with two players nobody is passed over. */
    private int firstAble(int asked) {
        if (seats() == 2) {
            return asked;
        }
        int seat = asked;
        do {
            if (isActive(seat) && marbles.reach(seat).canMarch()) {
                return seat;
            }
            seat = after(seat);
        } while (seat != asked);
        return asked;
    }

    /** The seats in the game from one to another, a bit for each, the other left out. */
    private int activeFrom(int seat, int other) {
        int seats = 0;
        for (int at = seat; at != other; at = after(at)) {
            seats |= 1 << at;
        }
        return seats & activeSet();
    }

    private int activeSet() {
        int active = 0;
        for (int seat = 0; seat < seats(); seat++) {
            if (isActive(seat)) {
                active |= 1 << seat;
            }
        }
        return active;
    }

    private boolean isActive(int seat) {
        return (gone >> seat & 1) == 0 && marbles.of(seat) != 0;
    }

    private int after(int seat) {
        return seat + 1 == seats() ? 0 : seat + 1;
    }

    private int seats() {
        return rules.seats();
    }

    private MoveGenerator reach() {
        return marbles.reach(turn);
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
        return outcome.isPresent() ? List.of() : List.of(Seat.at(turn));
    }

    @Override
    public Optional<Outcome> outcome() {
        return outcome;
    }

    @Override
    public Optional<Move> lastMove() {
        return lastMove.march().map(march -> march);
    }

    @Override
    public List<Phrase> happenings() {
        return lastMove.told(marbles, ejections);
    }

    @Override
    public List<MarbleMove> moves() {
        return outcome.isPresent() ? List.of() : reach().marches();
    }

    @Override
    public long moveCount() {
        return outcome.isPresent() ? 0 : reach().count();
    }

    @Override
    public Reading read(String text) {
        return outcome.isPresent()
                ? Reading.refused(new CholoneRefusal.Over())
                : new MoveReader(marbles, turn).read(Spelling.of(text));
    }

    @Override
    public List<Seat> active() {
        return Seat.all(seats()).stream().filter(seat -> isActive(seat.index())).toList();
    }

    @Override
    public Diagram diagram(Viewer viewer) {
        return new Diagram(
                Phrase.of("cholone.title"),
                marbles.described(),
                1,
                new BoardDrawing(marbles, lastMove).items(),
                new SideNotes(this).notes());
    }

    Rules terms() {
        return rules;
    }

    /** Whose marbles lie where. */
    Marbles marbles() {
        return marbles;
    }

    Ejections ejections() {
        return ejections;
    }

    LastMove trail() {
        return lastMove;
    }

    /** Whether that seat has left; its marbles belong to nobody. */
    boolean hasLeft(int seat) {
        return (gone >> seat & 1) != 0;
    }

    /** The seat to move; while the game is over it means nothing. */
    int turn() {
        return turn;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CholonePosition position
                && setup().equals(position.setup())
                && ply == position.ply
                && calm == position.calm
                && gone == position.gone
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
        return "Cholone after " + lastMove.march().map(MarbleMove::notation).orElse("nothing") + " at ply " + ply;
    }
}
