package pbem.cli.verb;

import java.util.ArrayList;
import java.util.List;
import pbem.cli.home.PbemServer;
import pbem.handler.club.Officer;
import pbem.repository.Repositories;
import picocli.CommandLine.Option;

/**
 * A verb that changes something in one transaction. With {@code --dry-run} the transaction is rolled back at its end.
 * Such a trial refuses what would be refused, and otherwise says what would happen.
 */
abstract class ChangeVerb extends ServerVerb {

    @Option(names = "--dry-run", description = "Only say what would happen. Nothing is changed and nobody is told.")
    private boolean dry;

    /** How many mails would go out. */
    private int mails;

    /** @return the outcome, which may have several lines */
    abstract String change(Acting acting);

    /** Runs before the transaction, also in a trial. */
    void prepare(PbemServer server) throws Exception {}

    /**
     * Runs after the transaction, but not in a trial.
     *
     * @return the exit code
     */
    int after(PbemServer server) throws Exception {
        return 0;
    }

    /** The admin who decides. */
    Officer officer() {
        return Officer.atTerminal(Caller.name());
    }

    final boolean isDry() {
        return dry;
    }

    @Override
    int run(PbemServer server) throws Exception {
        prepare(server);
        String said = dry ? trial(server) : server.store().change(tx -> change(acting(server, tx)));
        said.lines().forEach(line -> out().println((dry ? "Would happen: " : "") + line));
        if (dry) {
            endTrial("Mails that would go out: " + mails + ".");
            return 0;
        }
        return after(server);
    }

    /** @param mails how many mails would go out at once, in words */
    void endTrial(String mails) {
        out().println("Nothing was changed. " + mails);
    }

    private Acting acting(PbemServer server, Repositories tx) {
        return new Acting(server, tx, officer(), server.clock().instant());
    }

    private String trial(PbemServer server) {
        List<String> said = new ArrayList<>();
        try {
            server.store().change(tx -> {
                said.clear(); // the transaction may be repeated
                int before = tx.backlog().waitingToSend();
                said.add(change(acting(server, tx)));
                mails = Math.max(0, tx.backlog().waitingToSend() - before);
                throw new Undone();
            });
        } catch (Undone e) {
            return said.get(0);
        }
        throw new IllegalStateException("the trial was not undone");
    }

    /** Rolls back the transaction of a trial. */
    private static final class Undone extends RuntimeException {

        private static final long serialVersionUID = 1;

        Undone() {
            super("a trial", null, false, false);
        }
    }
}
