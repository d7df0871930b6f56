package pbem.cli.verb;

import java.util.List;
import pbem.cli.home.PbemServer;
import pbem.cli.listing.BoardStory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem log}. */
@Command(
        name = "log",
        description = "How something came about.",
        subcommands = {LogVerbs.OfBoard.class, AuditVerb.class})
public final class LogVerbs extends Group {

    /** {@code pbem log board}. */
    @Command(
            name = "board",
            description =
                    "The whole story of a board from mail to mail: what came in, what was done by it, who was told and"
                            + " what became of that mail.",
            footer = {
                "",
                "No move is shown that players do not know; reminders and daily mails, which speak of several "
                        + "boards, are with the players: pbem why USERID."
            })
    static final class OfBoard extends ServerVerb {

        @Parameters(index = "0", paramLabel = "NUMBER")
        private int number;

        @Option(names = "--json", description = "As JSON: a list of lines.")
        private boolean json;

        @Override
        int run(PbemServer server) throws Exception {
            List<String> lines = server.store()
                    .read(tx -> BoardStory.of(tx.repositories(), number, server::say))
                    .orElseThrow(() -> new Refused("there is no board " + number));
            Rows.printLines(lines, out(), json);
            return 0;
        }
    }
}
