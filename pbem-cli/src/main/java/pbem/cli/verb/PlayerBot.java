package pbem.cli.verb;

import pbem.cli.home.PbemServer;
import pbem.player.Player;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem player bot}. */
@Command(
        name = "bot",
        description =
                "Say that a player is a program: its automatic mail is heard if it proves itself, and it is never told"
                        + " of an error.")
final class PlayerBot extends PeopleVerb {

    /** What may stand behind the userid. */
    enum Switch {
        on,
        off
    }

    @Parameters(index = "0", paramLabel = "USERID")
    private String user;

    @Parameters(index = "1", paramLabel = "on|off")
    private Switch flag;

    @Option(
            names = "--rated",
            description = "Boards with it count for ratings; without this, boards with a program do not.")
    private boolean rated;

    @Override
    public Integer call() throws Exception {
        boolean bot = flag == Switch.on;
        try (PbemServer server = openServer()) {
            server.store().change(tx -> {
                Player player = PlayerVerbs.person(tx.repositories(), user);
                tx.repositories().players().markBot(player, bot, rated);
                people(server, tx.repositories()).audit("bot", player, (bot ? "on" : "off") + (rated ? " rated" : ""));
                tx.repositories().ratings().rebuild();
                return true;
            });
            out().println(user + (bot ? " is a program." : " is a person."));
            return 0;
        }
    }
}
