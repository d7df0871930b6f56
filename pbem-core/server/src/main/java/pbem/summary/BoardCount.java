package pbem.summary;

/**
 * A number of boards of some kind.
 *
 * @param open boards on which a game is going on
 * @param closed boards on which the game is over
 */
public record BoardCount(int open, int closed) {

    public static final BoardCount NONE = new BoardCount(0, 0);

    public int all() {
        return open + closed;
    }
}
