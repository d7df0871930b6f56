package pbem.games.chess;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import pbem.game.Reading;
import pbem.game.Refusal;

/** Finds out which cells and pieces a spelling means. {@link IllegalMoveExplainer} checks whether the move is legal. */
record MoveReader(Situation situation) implements Spelling.OnBoard.Cases<Reading> {

    Reading read(Spelling.OnBoard spelling) {
        return spelling.match(this);
    }

    @Override
    public Reading way(Spelling.Way way) {
        return cell(way.from(), from -> cell(way.to(), to -> way(from, to, way.promotion())));
    }

    @Override
    public Reading start(Spelling.Start start) {
        return cell(start.from(), from -> Reading.refused(explainer().undecided(from)));
    }

    @Override
    public Reading castle(Spelling.Castle castle) {
        return explainer().castle(castle.towardsEnd());
    }

    @Override
    public Reading unclear(Spelling.Unclear unclear) {
        return Reading.refused(ChessRefusal.UNREADABLE.of(unclear.text()));
    }

    private Reading way(Cell from, Cell to, Optional<String> code) {
        if (code.isEmpty()) {
            return explainer().explain(from, to, Optional.empty());
        }
        Optional<Piece> wish = Piece.coded(code.get()).filter(piece -> piece.isOn(board()));
        return wish.isPresent()
                ? explainer().explain(from, to, wish)
                : Reading.refused(ChessRefusal.noSuchPiece(code.get().toUpperCase(Locale.ROOT), board().pieces()));
    }

    private Reading cell(String label, Function<Cell, Reading> then) {
        return board().named(label).map(then).orElseGet(() -> Reading.refused(missing(label, board())));
    }

    /** The reason why the board has no such cell. */
    static Refusal missing(String label, ChessBoard board) {
        int column = label.charAt(0) - 'a' + 1;
        if (column > board.rows()) {
            return ChessRefusal.noSuchColumn(label, board);
        }
        // The board is symmetric, so column n spans the same range of rows as row n spans of columns.
        Cell lowest = board.at(column, board.hexagons().first(column)).orElseThrow();
        Cell highest = board.at(column, board.hexagons().last(column)).orElseThrow();
        return ChessRefusal.noSuchCell(label, lowest, highest);
    }

    private IllegalMoveExplainer explainer() {
        return new IllegalMoveExplainer(situation);
    }

    private ChessBoard board() {
        return situation.board();
    }
}
