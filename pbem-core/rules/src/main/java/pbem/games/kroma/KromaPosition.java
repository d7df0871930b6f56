package pbem.games.kroma;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import pbem.game.Draft;
import pbem.game.Game;
import pbem.game.LastTurn;
import pbem.game.Move;
import pbem.game.Outcome;
import pbem.game.Places;
import pbem.game.Position;
import pbem.game.Reading;
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
        if (outcome.isPresent() || turns().hasLeft(seat)) {
            throw new IllegalArgumentException(seat + " is not in this game");
        }
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
        List<Phrase> happenings = new ArrayList<>();
        last.left()
                .ifPresent(seat -> happenings.add(
                        Phrase.of("kroma.left", rules.target(seat).phrase())));
        boolean noneOnTop =
                last.move().filter(piece -> piece.kind().level() == 2).isEmpty();
        if (last.left().isEmpty() && noneOnTop && board.phase() == Phase.TWO) {
            happenings.add(Phrase.of("kroma.phase-two-begins"));
        }
        if (last.left().isEmpty() && board.phase() == Phase.OVER) {
            List<Phrase> scores =
                    board.scores().stream().map(one -> one.told("kroma.score")).toList();
            happenings.add(Phrase.of("kroma.nothing-fits"));
            happenings.add(Phrase.of("kroma.scores", scores));
        }
        return happenings;
    }

    @Override
    public List<PlacedPiece> moves() {
        return board.pieces()
                .sorted(Comparator.comparingInt(
                                (PlacedPiece piece) -> piece.place().shape())
                        .thenComparing(PlacedPiece::colour))
                .toList();
    }

    @Override
    public Draft compose() {
        return PieceDraft.of(moves(), board.grid());
    }

    @Override
    public Reading read(String text) {
        return outcome.isPresent() ? Reading.refused(BoardRefusal.OVER.of()) : new MoveReader(board).read(text);
    }

    @Override
    public List<Seat> active() {
        return turns().active();
    }

    @Override
    public Diagram diagram(Viewer viewer) {
        return new Diagram(
                Phrase.of("kroma.title"),
                words(viewer).description(),
                1,
                new BoardDrawing(board, last.move()).items(),
                new SideNotes(this).notes());
    }

    @Override
    public BoardInWords words(Viewer viewer) {
        return new BoardInWords(this);
    }

    private TurnOrder turns() {
        return board.turns();
    }
}
