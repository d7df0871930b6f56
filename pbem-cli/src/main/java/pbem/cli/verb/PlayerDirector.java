package pbem.cli.verb;

import pbem.player.Player;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code pbem player director}. */
@Command(
        name = "director",
        description = "Allow or forbid a player to announce tournaments by mail and to direct these.",
        footer = {
            "",
            "With off they direct no tournament. To name the director of one: pbem tournament create" + " --director"
        })
final class PlayerDirector extends ActVerb {

    @Parameters(index = "0", paramLabel = "USERID")
    private String user;

    @Parameters(index = "1", paramLabel = "on|off")
    private PlayerBot.Switch flag;

    @Override
    String change(Acting acting) {
        boolean director = flag == PlayerBot.Switch.on;
        Player player = acting.person(user);
        acting.repositories().players().markDirector(player, director);
        acting.decisions().audit("director", player, flag.name());
        return player.user() + (director ? " may announce tournaments by mail." : " directs no tournament.");
    }
}
