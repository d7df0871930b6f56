package pbem.robot;

/** An outside program gave no move. The message says why, for the admin, in one line. */
public final class OutsideFault extends Exception {

    private static final long serialVersionUID = 1;

    public OutsideFault(String why) {
        super(why);
    }
}
