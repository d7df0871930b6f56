package pbem.cli.verb;

import pbem.player.Player;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem player bot}. */
@Command(
        name = "bot",
        description = "Declare that a player is a program: its automatic mail is read if it proves its sender, and"
                + " it gets no mails about errors.")
final class PlayerBot extends ActVerb {

    /** The argument after the userid. */
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
            description = "Boards with it count for ratings, which boards with programs otherwise do not.")
    private boolean rated;

    @Override
    String change(Acting acting) {
        boolean bot = flag == Switch.on;
        Player player = acting.person(user);
        acting.repositories().players().markBot(player, bot, rated);
        acting.decisions().audit("bot", player, flag + (rated ? " rated" : ""));
        acting.repositories().ratings().rebuild();
        return user + (bot ? " is a program." : " is a person.");
    }
}
