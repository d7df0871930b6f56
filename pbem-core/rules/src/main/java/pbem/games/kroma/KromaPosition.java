package pbem.games.kroma;

import java.util.List;
import java.util.Optional;
import pbem.game.Act;
import pbem.game.Draft;
import pbem.game.Game;
import pbem.game.LastTurn;
import pbem.game.Move;
import pbem.game.Outcome;
import pbem.game.Places;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.game.TurnOrder;
import pbem.game.Viewer;
import pbem.kit.BoardRefusal;
import pbem.phrase.Phrase;
import pbem.picture.Diagram;

/**
 * The state of a game of Kroma: a {@link PiecePlay} that never changes.
 */
record KromaPosition(Rules rules, PiecePlay board, int ply, LastTurn<PlacedPiece> last, Optional<Outcome> outcome)
        implements Position {

    private static KromaPosition of(PiecePlay board, int ply, LastTurn<PlacedPiece> last) {
        return new KromaPosition(board.rules(), board, ply, last, ended(board));
    }

    static KromaPosition start(PiecePlay board) {
        return of(board, 0, LastTurn.none());
    }

    @Override
    public KromaPosition play(Move move) {
        if (!(move instanceof PlacedPiece piece) || !board.isLegal(piece)) {
            throw new IllegalArgumentException("not a move of this position: " + move);
        }
        PiecePlay after = board.copy();
        after.play(piece.number());
        return of(after, ply + 1, LastTurn.of(piece, turns().turn()));
    }

    @Override
    public KromaPosition leave(Seat seat) {
        checkCanLeave(seat);
        PiecePlay after = board.copy();
        after.leave(seat);
        return of(after, ply, last.left(seat));
    }

    private static Optional<Outcome> ended(PiecePlay board) {
        List<Seat> active = board.turns().active();
        if (active.size() == 1) {
            return Optional.of(Outcome.won(board.seats(), active, Phrase.of("kroma.alone")));
        }
        return board.phase() == Phase.OVER
                ? Optional.of(new Ranking(board.rules(), board.scores()).outcome())
                : Optional.empty();
    }

    @Override
    public Optional<Places> places() {
        return board.phase() == Phase.OVER && active().size() > 1
                ? Optional.of(new Ranking(rules, board.scores()).places())
                : outcome.map(Places::of);
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
    public List<Seat> toMove() {
        return outcome.isPresent() ? List.of() : List.of(turns().turn());
    }

    @Override
    public Optional<Move> lastMove() {
        return last.move().map(piece -> piece);
    }

    @Override
    public List<Phrase> happenings() {
        if (last.left().isPresent()) {
            return List.of(
                    Phrase.of("kroma.left", rules.target(last.left().get()).phrase()));
        }
        if (board.phase() == Phase.OVER) {
            List<Phrase> scores =
                    board.scores().stream().map(one -> one.told("kroma.score")).toList();
            return List.of(Phrase.of("kroma.nothing-fits"), Phrase.of("kroma.scores", scores));
        }
        boolean onTop = last.move().filter(piece -> piece.kind().level() == 2).isPresent();
        return board.phase() == Phase.TWO && !onTop ? List.of(Phrase.of("kroma.phase-two-begins")) : List.of();
    }

    @Override
    public List<PlacedPiece> moves() {
        return board.pieces();
    }

    @Override
    public Draft compose() {
        return new PieceDraft(moves(), board.grid(), Optional.empty(), List.of());
    }

    @Override
    public Act<Move> read(String text) {
        return outcome.isPresent() ? Act.refused(BoardRefusal.OVER.of()) : new MoveReader(board).read(text);
    }

    @Override
    public List<Seat> active() {
        return turns().active();
    }

    @Override
    public Diagram diagram(Viewer viewer) {
        return words(viewer).diagram(1, new BoardDrawing(board, last.move()).items(), new SideNotes(this).notes());
    }

    @Override
    public BoardInWords words(Viewer viewer) {
        return new BoardInWords(this);
    }

    private TurnOrder turns() {
        return board.turns();
    }
}
