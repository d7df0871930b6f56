package pbem.games.chess;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/**
 * A piece without its owner. The name of a constant is the code that players write. Its digits are the piece's colours;
 * for {@code W} the digit is the one colour that it lacks.
 */
enum Piece {
    K(PieceKind.AIM),
    Q(PieceKind.MAJOR),
    N(PieceKind.ANTI),
    R(PieceKind.THREE, 1, 2, 3),
    P(PieceKind.PAWN),
    I1(PieceKind.ONE, 1),
    I2(PieceKind.ONE, 2),
    I3(PieceKind.ONE, 3),
    I4(PieceKind.ONE, 4),
    T12(PieceKind.TWO, 1, 2),
    T13(PieceKind.TWO, 1, 3),
    T14(PieceKind.TWO, 1, 4),
    T23(PieceKind.TWO, 2, 3),
    T24(PieceKind.TWO, 2, 4),
    T34(PieceKind.TWO, 3, 4),
    W1(PieceKind.THREE, 2, 3, 4),
    W2(PieceKind.THREE, 1, 3, 4),
    W3(PieceKind.THREE, 1, 2, 4),
    W4(PieceKind.THREE, 1, 2, 3);

    static final List<Piece> ALL = List.of(values());

    private final PieceKind kind;
    private final List<Integer> colours;
    private final int set;

    Piece(PieceKind kind, Integer... colours) {
        this.kind = kind;
        this.colours = List.of(colours);
        this.set = this.colours.stream().mapToInt(colour -> 1 << colour).sum();
    }

    PieceKind kind() {
        return kind;
    }

    /** The colours on its label, in ascending order; empty for pieces of no colour. */
    List<Integer> colours() {
        return colours;
    }

    /** Whether it may stand on cells of that colour. */
    boolean fits(int colour) {
        return set == 0 || (set >> colour & 1) != 0;
    }

    /** Whether it is in the set of that board. */
    boolean isOn(ChessBoard board) {
        if (kind == PieceKind.THREE) {
            return (this == R) == (board.colours() == 3);
        }
        return colours.stream().allMatch(colour -> colour <= board.colours());
    }

    /** This piece with its colours exchanged, as it stands on the opposite cell for the other team. */
    Piece relabelled(IntUnaryOperator colour) {
        if (colours.isEmpty() || this == R) { // R has all colours, so nothing changes
            return this;
        }
        int other = colours.stream().mapToInt(c -> 1 << colour.applyAsInt(c)).sum();
        return ALL.stream()
                .filter(piece -> piece.kind == kind && piece.set == other && piece != R)
                .findFirst()
                .orElseThrow();
    }

    /**
     * The piece with that code, in capitals or small letters. The order of digits does not matter: {@code T21} means
     * {@code T12}.
     */
    static Optional<Piece> coded(String code) {
        String sought = code.toUpperCase(Locale.ROOT);
        String turned = sought.length() == 3 ? "" + sought.charAt(0) + sought.charAt(2) + sought.charAt(1) : sought;
        return ALL.stream()
                .filter(piece -> piece.name().equals(sought) || piece.name().equals(turned))
                .findFirst();
    }
}
