package pbem.games.chess;

/** The kinds of pieces (articles 5.1 to 5.7 and 6.1 to 6.7). */
enum PieceKind {
    /** Corresponds to the king of chess. */
    AIM,
    /** The 1&amp;3-colours piece or, on the big board, the 4-colours piece. Corresponds to the queen of chess. */
    MAJOR,
    /** The anti-1&amp;3 or anti4 piece. It leaps like the knight of chess. */
    ANTI,
    THREE,
    TWO,
    ONE,
    PAWN
}
