package pbem.cli.verb;

import pbem.cli.home.PbemServer;
import picocli.CommandLine.Command;

/** {@code pbem send}. */
@Command(name = "send", description = "One round of the outbox: send every mail that is due.")
public final class Send extends HomeVerb {

    @Override
    public Integer call() throws Exception {
        try (PbemServer server = openServer()) {
            int sent = server.delivery().work();
            server.delivery()
                    .away()
                    .ifPresent(why -> out().println("The mail server cannot be reached: " + TerminalText.safe(why)));
            int left = server.outbox().undelivered().size();
            out().println("Sent " + sent + ", left " + left + ".");
            return left == 0 ? 0 : 1;
        }
    }
}
