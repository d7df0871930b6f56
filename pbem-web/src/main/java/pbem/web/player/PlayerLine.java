package pbem.web.player;

/**
 * A player in the list of players.
 *
 * @param open boards under way
 * @param closed boards that are over
 */
public record PlayerLine(String user, int open, int closed) {

    public String href() {
        return "/players/" + user;
    }
}
