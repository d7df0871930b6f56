package pbem.store.engine;

/** Another transaction changed the board in between; this one is run again. */
public final class Overtaken extends RuntimeException {

    private static final long serialVersionUID = 1;

    public Overtaken(int board, int revision) {
        super("board " + board + " is no longer at revision " + revision);
    }
}
