package pbem.games.chess;

/**
 * A piece with its owner, as one byte of a position. The lowest five bits tell the piece, the next one the team, and
 * the next one whether it is fresh: a pawn that may still go two cells, or a 2-colours piece with which its aim may
 * still castle. An empty cell is 0.
 */
final class Man {

    static final byte NONE = 0;

    /** No byte of a position is as large as this. */
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

    /** Of a cell that is not empty. */
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

    /** The bit of this man in a set of men, freshness aside. */
    static long bit(byte man) {
        return 1L << man; // a shift takes six bits of the number, those of piece and team
    }
}
