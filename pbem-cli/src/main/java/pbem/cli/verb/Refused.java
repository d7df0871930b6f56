package pbem.cli.verb;

/** Something that was asked at the terminal cannot be done; the message says why in one line. */
public final class Refused extends RuntimeException {

    private static final long serialVersionUID = 1;

    public Refused(String why) {
        super(why);
    }
}
