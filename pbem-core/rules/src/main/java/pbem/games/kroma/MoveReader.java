package pbem.games.kroma;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import pbem.game.Act;
import pbem.game.Move;
import pbem.game.Refusal;
import pbem.game.Typed;
import pbem.kit.BoardRefusal;
import pbem.kit.BoardShapes;
import pbem.phrase.Phrase;
import pbem.picture.grid.Triangles;

/**
 * Reads a move as a player wrote it, a colour and triangles in any order, and says what is wrong with it if it is not a
 * legal move. There may be blanks, commas or similar separators, or none. Case does not matter, and letters and digits
 * may be full-width.
 */
record MoveReader(PiecePlay board) {

    private static final int LONGEST = 100;

    private static final Pattern LABEL = Pattern.compile("[a-z][0-9]{1,3}");

    /** A word, after the labels of triangles were removed. */
    private static final Pattern WORD = Pattern.compile("[a-z]+");

    /** A whole move. All quantifiers are possessive, so that matching any text is fast. */
    private static final Pattern MOVE = Pattern.compile("(?:[a-z]++(?:[0-9]{1,3}+(?![0-9]))?+| )++");

    /** The separators that players use in lists, and characters that only control line breaks or text direction. */
    private static final Pattern BETWEEN = Pattern.compile("[-\\s\\p{Z}\\p{Cf}\\p{Pd}\\u2212,;:.+&/()\\[\\]]+");

    Act<Move> read(String text) {
        String tidy = text.length() > LONGEST ? "" : tidy(text);
        List<String> labels = found(LABEL, tidy);
        List<String> words = found(WORD, LABEL.matcher(tidy).replaceAll(" "));
        if (!MOVE.matcher(tidy).matches() || labels.isEmpty() || words.size() > 1) {
            return Act.refused(KromaRefusal.UNREADABLE.of(new Typed(text).shown()));
        }
        TriangleSet area = TriangleSet.NONE;
        for (String label : labels) {
            Optional<Triangle> triangle = Triangle.named(label, board.grid().side());
            if (triangle.isEmpty()) {
                return Act.refused(notOnBoard(label, board.grid().side()));
            }
            if (area.has(triangle.get())) {
                return Act.refused(KromaRefusal.TWICE.of(triangle.get().name()));
            }
            area = area.or(TriangleSet.of(triangle.get()));
        }
        if (words.isEmpty()) {
            return Act.refused(KromaRefusal.NO_COLOUR.of(area.toString()));
        }
        TriangleSet told = area;
        return Colour.named(words.get(0))
                .map(colour -> read(colour, told))
                .orElseGet(() -> Act.refused(KromaRefusal.UNKNOWN_COLOUR.of(words.get(0))));
    }

    private static String tidy(String text) {
        String plain = Normalizer.normalize(text, Normalizer.Form.NFKC); // full-width letters, unusual blanks
        return BETWEEN.matcher(plain).replaceAll(" ").strip().toLowerCase(Locale.ROOT);
    }

    private static List<String> found(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(match -> match.group()).toList();
    }

    /** The reason why a board of that side has no such triangle. */
    static Refusal notOnBoard(String label, int side) {
        int row = Triangle.row(label);
        return row > side
                ? BoardRefusal.NO_SUCH_ROW.of(label, "a", BoardShapes.letter(side))
                : BoardRefusal.NO_SUCH_CELL.of(
                        label,
                        BoardShapes.letter(row),
                        new Triangle(row, 1).name(),
                        new Triangle(row, Triangles.last(row)).name());
    }

    private Act<Move> read(Colour colour, TriangleSet area) {
        return board.grid()
                .placement(area)
                .map(place -> explained(new PlacedPiece(colour, place)))
                .orElseGet(() -> Act.refused(noPiece(area)));
    }

    private Refusal noPiece(TriangleSet area) {
        List<TriangleSet> parts = board.grid().parts(area);
        return parts.size() > 1
                ? KromaRefusal.APART.of(
                        parts.get(0).names(), area.without(parts.get(0)).names())
                : KromaRefusal.NO_PIECE.of(area.names(), area.size(), wanted());
    }

    /** The shapes of the pieces of this phase. */
    private List<Phrase> wanted() {
        return PieceShape.of(board.level()).stream().map(PieceShape::wanted).toList();
    }

    private static List<Phrase> phrases(List<Colour> colours) {
        return colours.stream().map(Colour::phrase).toList();
    }

    private Act<Move> explained(PlacedPiece piece) {
        if (board.isLegal(piece)) {
            return Act.done(piece);
        }
        return Act.refused(otherPhase(piece)
                .or(() -> usedUp(piece))
                .orElseGet(() -> board.level() == 1 ? notInGap(piece) : notUpon(piece)));
    }

    private Optional<Refusal> otherPhase(PlacedPiece piece) {
        boolean other = piece.kind().level() != board.level();
        return KromaRefusal.OTHER_PHASE.when(
                other, piece.area().names(), piece.kind().phrase(), board.level(), wanted());
    }

    private Optional<Refusal> usedUp(PlacedPiece piece) {
        Layer layer = board.layer(board.level());
        List<Colour> others = Colour.ALL.stream()
                .filter(colour -> layer.left(piece.kind(), colour) > 0)
                .toList();
        if (others.contains(piece.colour())) {
            return Optional.empty();
        }
        return Optional.of(
                others.isEmpty()
                        ? KromaRefusal.USED_UP_IN_ALL.of(piece.kind().phrase())
                        : KromaRefusal.USED_UP.of(
                                piece.colour().phrase(), piece.kind().phrase(), phrases(others)));
    }

    /** The reason why a small piece of the supply cannot lie in its place. */
    private Refusal notInGap(PlacedPiece piece) {
        TriangleSet taken = piece.area().and(board.first().all());
        if (!taken.isEmpty()) {
            List<Colour> colours = Colour.ALL.stream()
                    .filter(colour -> board.first().of(colour).meets(taken))
                    .toList();
            return KromaRefusal.TAKEN.of(taken.names(), taken.size(), phrases(colours));
        }
        TriangleSet touching = piece.area().and(board.first().rim(piece.colour().ordinal()));
        TriangleSet touched = piece.place().rim().and(board.first().of(piece.colour()));
        return KromaRefusal.SAME_COLOUR.of(touching.names(), piece.colour().phrase(), touched.names());
    }

    /** The reason why a large piece of the supply cannot lie in its place. */
    private Refusal notUpon(PlacedPiece piece) {
        TriangleSet hollow = piece.area().without(board.first().all());
        TriangleSet full = piece.area().and(board.second().all());
        return hollow.isEmpty()
                ? KromaRefusal.FULL.of(full.names(), full.size())
                : KromaRefusal.HOLLOW.of(hollow.names());
    }
}
