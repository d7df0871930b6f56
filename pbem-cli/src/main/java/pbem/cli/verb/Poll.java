package pbem.cli.verb;

import pbem.cli.config.Settings;
import pbem.cli.home.House;
import pbem.mail.intake.ImapMailbox;
import picocli.CommandLine.Command;

/** {@code pbem poll}. */
@Command(name = "poll", description = "One round of intake: fetch new mail and act on all that waits.")
public final class Poll extends Verb {

    @Override
    public Integer call() throws Exception {
        try (House house = house()) {
            int fetched = 0;
            if (house.configuration().get(Settings.INTAKE).equals("imap")) {
                try (ImapMailbox mailbox = house.mailbox()) {
                    fetched = mailbox.poll();
                }
            }
            int done = house.intake().work();
            out().println("Fetched " + fetched + ", acted on " + done + ".");
        }
        return 0;
    }
}
