package pbem.record;

/**
 * A stored log that the rules cannot have produced: a damaged file or an error of the program, never caused by a
 * player.
 */
public final class BrokenRecord extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final String what;

    public BrokenRecord(int board, String what) {
        super("the record of board " + board + " does not replay: " + what);
        this.what = what;
    }

    /** The fault alone, for a caller that names the board itself. */
    public String what() {
        return what;
    }
}
