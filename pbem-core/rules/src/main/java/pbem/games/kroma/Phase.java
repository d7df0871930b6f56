package pbem.games.kroma;

/** What is played at the moment. */
enum Phase {
    /** Small pieces go onto the board. */
    ONE,
    /** Large pieces go onto the small ones. */
    TWO,
    /** No piece fits any more. */
    OVER
}
