package pbem.tournament;

/** The log of a tournament contradicts its rules. */
public final class BrokenTournament extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public BrokenTournament(int number, String fault) {
        super("tournament " + number + ": " + fault);
    }
}
