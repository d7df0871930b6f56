package pbem.games.kroma;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
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
 * The state of a game of Kroma. Turns and the end are here; where pieces may lie is the affair of {@link Board}. The
 * supply is common, so whoever is to move has the same choice, and nobody is ever passed over.
 */
final class KromaPosition implements Position {

    private final Terms terms;
    private final Board board;
    private final List<Seat> active;
    private final int ply;
    private final Seat turn;
    private final Step step;
    private final Optional<Outcome> outcome;

    private KromaPosition(Terms terms, Board board, List<Seat> active, int ply, Seat turn, Step step) {
        this.terms = terms;
        this.board = board;
        this.active = active;
        this.ply = ply;
        this.turn = turn;
        this.step = step;
        this.outcome = ended();
    }

    /** Green begins if somebody wants it, and then it is the first seat's; otherwise the first seat begins as well. */
    static KromaPosition start(Terms terms, Board board) {
        return new KromaPosition(terms, board, Seat.all(terms.seats()), 0, new Seat(1), Step.NONE);
    }

    @Override
    public KromaPosition play(Move move) {
        if (!(move instanceof Piece piece)
                || outcome.isPresent()
                || !board.choices().has(piece)) {
            throw new IllegalArgumentException("not a move of this position: " + move);
        }
        Step laid = Step.of(piece, turn, board.phase());
        // Turns simply go on: the player after the last of Phase One begins Phase Two.
        return new KromaPosition(terms, board.with(piece), active, ply + 1, after(turn), laid);
    }

    @Override
    public KromaPosition leave(Seat seat) {
        if (outcome.isPresent() || !active.contains(seat)) {
            throw new IllegalArgumentException(seat + " is not in this game");
        }
        List<Seat> rest = active.stream().filter(one -> !one.equals(seat)).toList();
        Seat next = seat.equals(turn) ? after(turn) : turn;
        return new KromaPosition(terms, board, rest, ply, next, step.left(seat, board.phase()));
    }

    /** The next seat that has not left. */
    private Seat after(Seat seat) {
        Seat next = seat;
        do {
            next = Seat.at(next.number() % terms.seats());
        } while (!active.contains(next));
        return next;
    }

    private Optional<Outcome> ended() {
        if (active.size() == 1) {
            return Optional.of(Outcome.won(terms.seats(), active, Phrase.of("kroma.alone")));
        }
        return board.phase() == Phase.OVER ? Optional.of(new Verdict(terms, standings()).outcome()) : Optional.empty();
    }

    /** Of the players who are still there. */
    List<Standing> standings() {
        return active.stream()
                .map(seat -> Standing.of(seat, terms.target(seat), board))
                .toList();
    }

    @Override
    public Game game() {
        return terms.game();
    }

    @Override
    public Setup setup() {
        return terms.setup();
    }

    @Override
    public int ply() {
        return ply;
    }

    @Override
    public List<Seat> toMove() {
        return outcome.isPresent() ? List.of() : List.of(turn);
    }

    @Override
    public Optional<Outcome> outcome() {
        return outcome;
    }

    @Override
    public Optional<Move> lastMove() {
        return step.last().map(piece -> piece);
    }

    @Override
    public List<Phrase> happenings() {
        List<Phrase> happenings = new ArrayList<>();
        step.left()
                .ifPresent(seat -> happenings.add(
                        Phrase.of("kroma.left", terms.target(seat).phrase())));
        if (step.before() != board.phase() && board.phase() == Phase.TWO) {
            happenings.add(Phrase.of("kroma.phase-two-begins"));
        }
        if (step.before() != board.phase() && board.phase() == Phase.OVER) {
            List<Phrase> scores =
                    standings().stream().map(one -> one.told("kroma.score")).toList();
            happenings.add(Phrase.of("kroma.nothing-fits"));
            happenings.add(Phrase.of("kroma.scores", scores));
        }
        return happenings;
    }

    @Override
    public List<Piece> moves() {
        return outcome.isPresent() ? List.of() : board.choices().pieces();
    }

    @Override
    public long moveCount() {
        return outcome.isPresent() ? 0 : board.choices().count();
    }

    @Override
    public Reading read(String text) {
        return outcome.isPresent()
                ? Reading.refused(new KromaRefusal.Over())
                : new MoveReader(board).read(Spelling.of(text, board.grid().side()));
    }

    @Override
    public List<Seat> active() {
        return active;
    }

    @Override
    public Diagram diagram(Viewer viewer) {
        return new Diagram(
                Phrase.of("kroma.title"),
                Description.of(board),
                1,
                new BoardDrawing(board, step.last()).items(),
                new SideNotes(this).notes());
    }

    Terms terms() {
        return terms;
    }

    Board board() {
        return board;
    }

    Step step() {
        return step;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof KromaPosition position
                && setup().equals(position.setup())
                && ply == position.ply
                && turn.equals(position.turn)
                && active.equals(position.active)
                && step.equals(position.step)
                && board.equals(position.board);
    }

    @Override
    public int hashCode() {
        return Objects.hash(ply, turn, board);
    }

    @Override
    public String toString() {
        return "Kroma after " + step.last().map(Piece::notation).orElse("nothing") + " at ply " + ply;
    }
}
