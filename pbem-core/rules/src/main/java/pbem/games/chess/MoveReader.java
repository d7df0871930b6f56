package pbem.games.chess;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import pbem.game.Act;
import pbem.game.Move;
import pbem.game.Refusal;
import pbem.game.Typed;
import pbem.kit.BoardShapes;

/**
 * Finds out which cells and pieces a player's text means. Case and blanks do not matter. All kinds of dashes, {@code x}
 * and {@code :} are equivalent, and so are the zero and the letter O in castling. Remarks that players add to a move,
 * such as {@code +}, are ignored. {@link IllegalMoveExplainer} checks whether the move is legal.
 */
record MoveReader(Situation situation) {

    private static final Pattern CLAIM = Pattern.compile("(?:drawclaim|claimdraw|claimadraw|claim)[:,-]?(.*)");
    private static final Pattern WAY =
            Pattern.compile("([a-z][0-9]{1,2})[-x:]?([a-z][0-9]{1,2})(?:[=/(]?([a-z][0-9]{0,2})\\)?)?");
    private static final Pattern START = Pattern.compile("([a-z][0-9]{1,2})[-x:]?");
    private static final Pattern CASTLE = Pattern.compile("[o0]-?[o0](-?[o0])?");

    /** Remarks after a move: check, mate, praise, blame and capture in passing. */
    private static final Pattern REMARK = Pattern.compile("(?:e\\.?p\\.?)?[-+#!?.,;]*$");

    /** A text without what does not matter, as {@link #read} wants it. */
    static String tidy(String text) {
        return REMARK.matcher(new Typed(text).tidy()).replaceAll("");
    }

    /** The move that a claim of a draw names, and nothing if it names none; empty if the text is not a claim. */
    static Optional<String> claimed(String tidy) {
        return Optional.of(CLAIM.matcher(tidy)).filter(Matcher::matches).map(claim -> claim.group(1));
    }

    /**
     * Reads a move on the board; accepts any text.
     *
     * @param typed the whole line, to be quoted
     */
    Act<Move> read(String tidy, String typed) {
        Matcher castle = CASTLE.matcher(tidy);
        if (castle.matches()) {
            return explainer().castle(castle.group(1) == null);
        }
        Matcher way = WAY.matcher(tidy);
        if (way.matches()) {
            Optional<String> code = Optional.ofNullable(way.group(3));
            return cell(way.group(1), from -> cell(way.group(2), to -> way(from, to, code)));
        }
        Matcher start = START.matcher(tidy);
        return start.matches()
                ? cell(start.group(1), from -> Act.refused(explainer().undecided(from)))
                : Act.refused(ChessRefusal.UNREADABLE.of(new Typed(typed).shown()));
    }

    private Act<Move> way(Cell from, Cell to, Optional<String> code) {
        if (code.isEmpty()) {
            return explainer().explain(from, to, Optional.empty());
        }
        Optional<Piece> wish = Piece.coded(code.get()).filter(piece -> piece.isOn(situation.board()));
        return wish.isPresent()
                ? explainer().explain(from, to, wish)
                : Act.refused(ChessRefusal.NO_SUCH_PIECE.of(
                        code.get().toUpperCase(Locale.ROOT),
                        Names.codes(situation.board().pieces())));
    }

    private Act<Move> cell(String label, Function<Cell, Act<Move>> then) {
        return situation.board().named(label).map(then).orElseGet(() -> Act.refused(missing(label, situation.board())));
    }

    /** The reason why the board has no such cell. */
    static Refusal missing(String label, ChessBoard board) {
        int column = label.charAt(0) - 'a' + 1;
        if (column > board.rows()) {
            return ChessRefusal.NO_SUCH_COLUMN.of(label, BoardShapes.letter(board.rows()));
        }
        // The board is symmetric, so column n spans the same range of rows as row n spans of columns.
        String letter = label.substring(0, 1);
        return ChessRefusal.NO_SUCH_CELL.of(
                label,
                letter,
                letter + board.hexagons().first(column),
                letter + board.hexagons().last(column));
    }

    private IllegalMoveExplainer explainer() {
        return new IllegalMoveExplainer(situation);
    }
}
