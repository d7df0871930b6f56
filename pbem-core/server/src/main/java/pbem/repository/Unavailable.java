package pbem.repository;

/**
 * The database could not do its work just now: another process holds it, the disk is full or does not answer. Nothing was
 * changed, unless the connection went during the commit; what was asked for is not to blame, and the same may work later.
 */
public final class Unavailable extends RuntimeException {

    private static final long serialVersionUID = 1;

    public Unavailable(Throwable cause) {
        this(root(cause), cause);
    }

    /** @param why in words for whoever can help */
    public Unavailable(String why, Throwable cause) {
        super("the database is not available: " + why, cause);
    }

    /** The file is not the one any more that was opened: whatever is written goes where nobody will find it. */
    public static Unavailable gone(String file) {
        return new Unavailable(new IllegalStateException(file + " was removed or replaced while it was in use"));
    }

    public static String root(Throwable fault) {
        Throwable root = fault;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        return String.valueOf(root.getMessage()).lines().findFirst().orElse("");
    }
}
