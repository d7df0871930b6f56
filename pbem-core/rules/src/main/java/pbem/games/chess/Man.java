package pbem.games.chess;

/**
 * A piece with its owner, as one byte of a position. The lowest five bits are the piece, the next one is the team, and
 * the next one tells whether it is fresh. A pawn is fresh if it may still go two cells, and a 2-colours piece is fresh
 * if its aim may still castle with it. An empty cell is 0.
 */
final class Man {

    static final byte NONE = 0;

    /** An exclusive upper bound of the bytes of a position. */
    static final int LIMIT = 128;

    private static final int PIECE = 31;
    private static final int BLACK = 32;
    private static final int FRESH = 64;
    private static final Piece[] PIECES = Piece.values();

    private Man() {}

    static byte of(Piece piece, Team team) {
        return (byte) (piece.ordinal() + 1 | (team == Team.BLACK ? BLACK : 0));
    }

    static byte fresh(byte man) {
        return (byte) (man | FRESH);
    }

    static byte used(byte man) {
        return (byte) (man & ~FRESH);
    }

    static boolean isFresh(byte man) {
        return (man & FRESH) != 0;
    }

    /** The piece on a cell. The cell must not be empty. */
    static Piece piece(byte man) {
        return PIECES[(man & PIECE) - 1];
    }

    static Team team(byte man) {
        return (man & BLACK) == 0 ? Team.WHITE : Team.BLACK;
    }

    static boolean is(byte man, Team team) {
        return man != NONE && (man & BLACK) == (team == Team.WHITE ? 0 : BLACK);
    }

    static boolean is(byte man, Piece piece, Team team) {
        return used(man) == of(piece, team);
    }

    /** The bit of this man in a set of men. Fresh and other men of a kind share a bit. */
    static long bit(byte man) {
        return 1L << man; // a shift uses only the lowest six bits, which are the piece and the team
    }
}
