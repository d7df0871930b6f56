package pbem.cli.verb;

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
public final class InviteVerb extends ActVerb {

    @Parameters(index = "0", paramLabel = "ADDRESS")
    private String address;

    @Option(names = "--words", paramLabel = "TEXT", description = "What you want to tell them.")
    private String words = "";

    @Option(names = "--withdraw", description = "Take an invitation back that nobody has used.")
    private boolean withdraw;

    @Override
    String change(Acting acting) {
        if (!withdraw) {
            acting.require(acting.signups().invite(address, words));
            return TerminalText.safe(address) + " is invited, and is written to with the next round.";
        }
        if (!acting.repositories().signups().uninvite(address)) {
            throw new Refused("there is no invitation to " + TerminalText.safe(address));
        }
        return "The invitation is taken back.";
    }
}
