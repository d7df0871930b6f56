package pbem.store.engine;

/** Another transaction changed the board meanwhile; this one is run again. */
public final class Overtaken extends RuntimeException {

    private static final long serialVersionUID = 1;

    public Overtaken(int board, int revision) {
        this("board " + board + " is no longer at revision " + revision);
    }

    public Overtaken(String what) {
        super(what);
    }
}
