package pbem.cli.verb;

import pbem.cli.home.PbemServer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem invite}. */
@Command(
        name = "invite",
        description =
                "Let whoever reads the mail at an address sign up where not everybody can (signup.mode), and write to"
                        + " them, once.",
        footer = {"", "Example: pbem invite carol@example.org --words \"We met at the club.\""})
public final class InviteVerb extends PeopleVerb {

    @Parameters(index = "0", paramLabel = "ADDRESS")
    private String address;

    @Option(names = "--words", paramLabel = "TEXT", description = "What you want to tell them.")
    private String words = "";

    @Option(names = "--withdraw", description = "Take an invitation back that nobody has used.")
    private boolean withdraw;

    @Override
    public Integer call() throws Exception {
        try (PbemServer server = openServer()) {
            if (withdraw) {
                if (!server.store().change(tx -> tx.repositories().signups().uninvite(address))) {
                    throw new Refused("there is no invitation to " + TerminalText.safe(address));
                }
                out().println("The invitation is taken back.");
                return 0;
            }
            server.store().change(tx -> {
                require(server, signups(server, tx.repositories()).invite(address, words));
                return true;
            });
            out().println(TerminalText.safe(address) + " is invited, and is written to with the next round.");
            return 0;
        }
    }
}
