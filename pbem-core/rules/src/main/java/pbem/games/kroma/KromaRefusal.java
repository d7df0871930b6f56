package pbem.games.kroma;

import java.util.List;
import pbem.game.Reason;
import pbem.game.Refusal;
import pbem.phrase.Phrase;

/** The reasons why a game of Kroma cannot begin with a setup, or why a text is not a legal move. */
final class KromaRefusal {

    /** The number of targets differs from the number of players. */
    static final Reason TARGETS_FOR_SEATS = new Reason("kroma.targets-for-seats");

    /** The game is over. */
    static final Reason OVER = new Reason("kroma.over");

    /** The text does not have the form of a move. */
    static final Reason UNREADABLE = new Reason("kroma.unreadable").shapeless();

    /** The text names triangles, but no colour. */
    static final Reason NO_COLOUR = new Reason("kroma.no-colour");

    /** The text contains a word that is not a colour of pieces. */
    static final Reason UNKNOWN_COLOUR = new Reason("kroma.unknown-colour");

    /** The text cannot be the name of a triangle. */
    static final Reason NOT_A_TRIANGLE = new Reason("kroma.not-a-triangle");

    /** The triangle's letter comes after that of the last row. */
    static final Reason NO_SUCH_ROW = new Reason("kroma.no-such-row");

    /** The row exists, but it has no triangle with that number. */
    static final Reason NO_SUCH_TRIANGLE = new Reason("kroma.no-such-triangle");

    /** A triangle is named twice. */
    static final Reason TWICE = new Reason("kroma.twice");

    /** The triangles are not connected. */
    static final Reason APART = new Reason("kroma.apart");

    /** The triangles are connected, but they are not the shape of a piece. */
    static final Reason NO_PIECE = new Reason("kroma.no-piece");

    /** The piece belongs to the other phase. */
    static final Reason OTHER_PHASE = new Reason("kroma.other-phase");

    /** The supply has no pieces of that shape and colour left, but it has others of that shape. */
    static final Reason USED_UP = new Reason("kroma.used-up");

    /** The supply has no pieces of that shape left. */
    static final Reason USED_UP_IN_ALL = new Reason("kroma.used-up-in-all");

    /** Pieces of those colours already cover some of the triangles. */
    static final Reason TAKEN = new Reason("kroma.taken");

    /** The piece would touch a piece of its own colour, although there are moves that avoid this. */
    static final Reason SAME_COLOUR = new Reason("kroma.same-colour");

    /** A part of a large piece would have no piece below it. */
    static final Reason HOLLOW = new Reason("kroma.hollow");

    /** The triangles already have pieces on both levels. */
    static final Reason FULL = new Reason("kroma.full");

    private KromaRefusal() {}

    static Refusal noSuchRow(String label, int side) {
        return NO_SUCH_ROW.of(label, Triangle.letter(side));
    }

    static Refusal noSuchTriangle(String label, List<Triangle> row) {
        return NO_SUCH_TRIANGLE.of(
                label,
                label.substring(0, 1),
                row.size(),
                row.get(0).name(),
                row.get(row.size() - 1).name());
    }

    static Refusal apart(TriangleSet area, TriangleSet part) {
        return APART.of(part.names(), area.without(part).names());
    }

    static Refusal noPiece(TriangleSet area, int level) {
        return NO_PIECE.of(area.names(), area.size(), wanted(level));
    }

    static Refusal otherPhase(PieceShape kind, TriangleSet area, int level) {
        return OTHER_PHASE.of(area.names(), kind.phrase(), level, wanted(level));
    }

    static Refusal usedUp(PieceShape kind, Colour colour, List<Colour> others) {
        return USED_UP.of(colour.phrase(), kind.phrase(), phrases(others));
    }

    static Refusal taken(TriangleSet area, List<Colour> colours) {
        return TAKEN.of(area.names(), area.size(), phrases(colours));
    }

    static Refusal sameColour(PlacedPiece piece, TriangleSet touching, TriangleSet touched) {
        return SAME_COLOUR.of(touching.names(), piece.colour().phrase(), touched.names());
    }

    static Refusal hollow(TriangleSet area) {
        return HOLLOW.of(area.names());
    }

    static Refusal full(TriangleSet area) {
        return FULL.of(area.names(), area.size());
    }

    private static List<Phrase> wanted(int level) {
        return PieceShapes.of(level).stream().map(PieceShape::wanted).toList();
    }

    private static List<Phrase> phrases(List<Colour> colours) {
        return colours.stream().map(Colour::phrase).toList();
    }
}
