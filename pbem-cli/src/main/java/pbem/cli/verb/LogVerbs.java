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
        description = "The history of a board.",
        subcommands = {LogVerbs.OfBoard.class, AuditVerb.class})
public final class LogVerbs extends Group {

    /** {@code pbem log board}. */
    @Command(
            name = "board",
            description = "List the whole history of a board, mail by mail: each mail that arrived, its effect, and"
                    + " each mail sent because of it, with its fate.",
            footer = {
                "",
                "No hidden move is shown. Reminders and daily mails, which are about several boards, are"
                        + " listed by player: pbem why USERID."
            })
    static final class OfBoard extends ServerVerb {

        @Parameters(index = "0", paramLabel = "NUMBER")
        private int number;

        @Option(names = "--json", description = "As JSON.")
        private boolean json;

        @Override
        int run(PbemServer server) throws Exception {
            List<BoardStory.Line> lines = server.store()
                    .read(tx -> BoardStory.of(tx, number, server::say))
                    .orElseThrow(() -> new Refused("there is no board " + number));
            if (json) {
                new Rows(lines.stream().map(BoardStory.Line::data).toList()).print(out(), true);
            } else {
                Rows.printLines(lines.stream().map(BoardStory.Line::sentence).toList(), out(), false);
            }
            return 0;
        }
    }
}
