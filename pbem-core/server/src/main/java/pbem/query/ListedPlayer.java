package pbem.query;

/**
 * A player in the list of players.
 *
 * @param open how many boards of theirs are under way
 * @param closed how many are over
 */
public record ListedPlayer(String user, int open, int closed) {}
