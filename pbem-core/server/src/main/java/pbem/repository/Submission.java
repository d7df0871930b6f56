package pbem.repository;

/**
 * A submitted move: it was shown to its player alone, who may confirm it while the board stays unchanged.
 *
 * @param player their id
 * @param revision the board's revision when it was submitted
 * @param notation canonical
 * @param comment the comment for it; may be empty
 */
public record Submission(int board, long player, int revision, String notation, String comment) {}
