package pbem.web.page;

/** The page that the reader asked for has another address on this site. */
public final class Moved extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final String path;

    public Moved(String path) {
        super(path, null, false, false); // no stack trace: this is an answer, not a fault
        this.path = path;
    }

    public String path() {
        return path;
    }
}
