package pbem.store;

/**
 * The database could not do its work just now: another process holds it, the disk is full or does not answer. Nothing was
 * changed, and what was asked for is not to blame; the same may work later.
 */
public final class Unavailable extends RuntimeException {

    private static final long serialVersionUID = 1;

    Unavailable(Throwable cause) {
        super("the database is not available: " + root(cause), cause);
    }

    static String root(Throwable fault) {
        Throwable root = fault;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        return String.valueOf(root.getMessage()).lines().findFirst().orElse("");
    }
}
