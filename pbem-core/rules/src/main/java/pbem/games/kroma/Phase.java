package pbem.games.kroma;

/** The phase of a game. */
enum Phase {
    /** Small pieces are laid on the board. */
    ONE,
    /** Large pieces are laid on the small ones. */
    TWO,
    /** No piece fits any more. */
    OVER
}
