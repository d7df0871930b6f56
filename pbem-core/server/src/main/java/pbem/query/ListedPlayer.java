package pbem.query;

/**
 * A player in the list of players.
 *
 * @param program whether that is a program of the server's own
 * @param open how many boards of theirs are under way
 * @param closed how many are over
 */
public record ListedPlayer(String user, boolean program, int open, int closed) {}
