package pbem.cli.verb;

import pbem.cli.home.PbemServer;
import pbem.player.Player;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code pbem player director}. */
@Command(
        name = "director",
        description = "Say whether a player may announce tournaments by mail, and direct those.",
        footer = {"", "With off they direct no tournament any more. Who directs one: pbem tournament create --director"
        })
final class PlayerDirector extends PeopleVerb {

    enum Switch {
        on,
        off
    }

    @Parameters(index = "0", paramLabel = "USERID")
    private String user;

    @Parameters(index = "1", paramLabel = "on|off")
    private Switch flag;

    @Override
    public Integer call() throws Exception {
        boolean director = flag == Switch.on;
        try (PbemServer server = openServer()) {
            String marked = server.store().change(tx -> {
                Player player = PlayerVerbs.person(tx.repositories(), user);
                tx.repositories().players().markDirector(player, director);
                people(server, tx.repositories()).audit("director", player, director ? "on" : "off");
                return player.user();
            });
            out().println(marked + (director ? " may announce tournaments by mail." : " directs no tournament."));
            return 0;
        }
    }
}
