package pbem.query;

/**
 * A player in the list of players.
 *
 * @param program whether the player is a program of the server
 * @param open the number of their open boards
 * @param closed the number of closed boards
 */
public record ListedPlayer(String user, boolean program, int open, int closed) {}
