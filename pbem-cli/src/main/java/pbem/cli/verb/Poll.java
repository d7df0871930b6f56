package pbem.cli.verb;

import java.util.Optional;
import pbem.cli.home.PbemServer;
import pbem.mail.mailbox.Mailbox;
import picocli.CommandLine.Command;

/** {@code pbem poll}. */
@Command(name = "poll", description = "One round of intake: fetch new mail and act on all that waits.")
public final class Poll extends HomeVerb {

    @Override
    public Integer call() throws Exception {
        try (PbemServer server = openServer()) {
            server.tellOfRestore();
            server.prepareRobots();
            int fetched = 0;
            Optional<Mailbox> configured = server.mailbox();
            if (configured.isPresent()) {
                try (Mailbox mailbox = configured.get()) {
                    fetched = mailbox.poll();
                }
            }
            int done = server.intake().work();
            out().println("Fetched " + fetched + ", acted on " + done + ".");
        }
        return 0;
    }
}
