package pbem.summary;

/**
 * How many boards there are of a kind.
 *
 * @param open under way
 * @param closed over
 */
public record BoardCount(int open, int closed) {

    public static final BoardCount NONE = new BoardCount(0, 0);

    public int all() {
        return open + closed;
    }
}
