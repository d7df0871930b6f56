package pbem.games.kroma;

import java.util.List;
import pbem.game.Reason;
import pbem.game.Refusal;
import pbem.phrase.Phrase;

/** Why a game of Kroma does not start so, or why a text is no legal move. */
final class KromaRefusal {

    /** As many targets as players are wanted. */
    static final Reason TARGETS_FOR_SEATS = new Reason("kroma.targets-for-seats");

    /** Nobody lays pieces any more. */
    static final Reason OVER = new Reason("kroma.over");

    /** The text does not have the form of a move. */
    static final Reason UNREADABLE = new Reason("kroma.unreadable").shapeless();

    /** Triangles without a colour. */
    static final Reason NO_COLOUR = new Reason("kroma.no-colour");

    /** A word that is no colour of pieces. */
    static final Reason UNKNOWN_COLOUR = new Reason("kroma.unknown-colour");

    /** Something that cannot be the name of a triangle. */
    static final Reason NOT_A_TRIANGLE = new Reason("kroma.not-a-triangle");

    /** A triangle with a letter beyond the last row. */
    static final Reason NO_SUCH_ROW = new Reason("kroma.no-such-row");

    /** A row of the board, but not so long. */
    static final Reason NO_SUCH_TRIANGLE = new Reason("kroma.no-such-triangle");

    /** The same triangle more than once. */
    static final Reason TWICE = new Reason("kroma.twice");

    /** Triangles that fall apart. */
    static final Reason APART = new Reason("kroma.apart");

    /** Triangles that hang together, but in the form of no piece. */
    static final Reason NO_PIECE = new Reason("kroma.no-piece");

    /** A piece of the other phase. */
    static final Reason OTHER_PHASE = new Reason("kroma.other-phase");

    /** The supply has no such piece any more, but it has others of that shape. */
    static final Reason USED_UP = new Reason("kroma.used-up");

    /** The supply has no piece of that shape any more. */
    static final Reason USED_UP_IN_ALL = new Reason("kroma.used-up-in-all");

    /** On triangles that pieces of those colours cover. */
    static final Reason TAKEN = new Reason("kroma.taken");

    /** Beside pieces of its own colour, while some piece can be laid that is not. */
    static final Reason SAME_COLOUR = new Reason("kroma.same-colour");

    /** A large piece with nothing under a part of it. */
    static final Reason HOLLOW = new Reason("kroma.hollow");

    /** Where two levels lie already. */
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
