package pbem.store.engine;

/** The database has another version, or does not belong to this program. */
public final class WrongVersion extends RuntimeException {

    private static final long serialVersionUID = 1;

    private WrongVersion(String message) {
        super(message);
    }

    public static WrongVersion older() {
        return new WrongVersion("the database is of an older version of PBeM; run: pbem upgrade");
    }

    public static WrongVersion none() {
        return new WrongVersion("the file is not a database of PBeM: it is empty, or of another program; restore "
                + "yours with: pbem restore DIR");
    }

    public static WrongVersion newer() {
        return new WrongVersion("the database is of a newer version of PBeM than this program; install that version");
    }
}
