package pbem.record;

/** A stored log that the rules cannot have produced: a damaged file or a fault of ours, never a player's doing. */
public final class BrokenRecord extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final String what;

    public BrokenRecord(int board, String what) {
        super("the record of board " + board + " does not replay: " + what);
        this.what = what;
    }

    /** For a caller that has named the board. */
    public String what() {
        return what;
    }
}
