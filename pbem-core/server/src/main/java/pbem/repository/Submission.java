package pbem.repository;

/**
 * A move that was shown to its player alone and that they may confirm while nothing else happens on the board.
 *
 * @param player their id
 * @param revision of the board when they submitted it
 * @param notation canonical
 * @param comment what is to be said with it; may be empty
 */
public record Submission(int board, long player, int revision, String notation, String comment) {}
