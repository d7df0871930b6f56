package pbem.games.chess;

/** The seven sorts of pieces (articles 5.1 to 5.7 and 6.1 to 6.7). */
enum PieceKind {
    /** The king of this game. */
    AIM,
    /** The 1&amp;3-colours piece, on the big board the 4-colours piece: its queen. */
    MAJOR,
    /** The anti-1&amp;3 or anti4 piece, which leaps as a knight does. */
    ANTI,
    THREE,
    TWO,
    ONE,
    PAWN
}
