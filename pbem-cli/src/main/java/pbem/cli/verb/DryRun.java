package pbem.cli.verb;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import pbem.cli.home.PbemServer;
import pbem.store.Store;
import picocli.CommandLine.Option;

/**
 * The option {@code --dry-run} of verbs that change much: all is done as ever, looked at, and undone with its transaction. So
 * what is refused is refused in a trial, too, and what is told of it is what would be.
 */
final class DryRun {

    @Option(names = "--dry-run", description = "Only say what would come of it: nothing is changed, nobody is told.")
    private boolean dry;

    /** Mails that would go out. */
    private int mails;

    boolean isDry() {
        return dry;
    }

    /** Does it in a transaction, which is undone in a trial. */
    <T> T change(PbemServer server, Function<Store.Transaction, T> work) {
        if (!dry) {
            return server.store().change(work);
        }
        List<T> result = new ArrayList<>();
        try {
            return server.store().change(tx -> {
                result.clear(); // it may be run again
                int before = tx.repositories().backlog().waitingToSend();
                result.add(work.apply(tx));
                mails = Math.max(0, tx.repositories().backlog().waitingToSend() - before);
                throw new Undone();
            });
        } catch (Undone e) {
            return result.get(0);
        }
    }

    /** Says a line of what was done, or would be. */
    void say(PrintWriter out, String line) {
        out.println(dry ? "Would come of it: " + line : line);
    }

    /** Says last that it was a trial, if it was one. */
    void end(PrintWriter out) {
        if (dry) {
            out.println("Nothing was changed. Mails that would go out: " + mails + ".");
            out.flush();
        }
    }

    /** Ends a transaction of which nothing is to be kept. */
    private static final class Undone extends RuntimeException {

        private static final long serialVersionUID = 1;

        Undone() {
            super("a trial", null, false, false);
        }
    }
}
