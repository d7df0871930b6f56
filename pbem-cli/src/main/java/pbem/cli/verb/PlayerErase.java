package pbem.cli.verb;

import pbem.cli.home.PbemServer;
import pbem.phrase.Phrase;
import pbem.player.Player;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code pbem player erase}. */
@Command(
        name = "erase",
        description =
                "End an account and forget the person: addresses, settings, mails, and every word of theirs at boards"
                        + " and in messages; their addresses are taken out of what others wrote. The userid and the moves stay."
                        + " Cannot be undone. To give them a copy before: pbem player export.")
final class PlayerErase extends PeopleVerb {

    @Parameters(index = "0", paramLabel = "USERID")
    private String user;

    @Mixin
    private DryRun trial;

    @Override
    public Integer call() throws Exception {
        try (PbemServer server = openServer()) {
            trial.change(server, tx -> {
                Player player = PlayerVerbs.person(tx.repositories(), user);
                require(
                        server,
                        server.accounts()
                                .erase(tx.repositories(), player, server.clock().instant()));
                people(server, tx.repositories()).audit("erase", player, "");
                return true;
            });
            trial.say(out(), user + " is forgotten. `pbem compact` removes the last traces from the file.");
            out().println(server.say(Phrase.of("account.out-of-reach")));
            trial.end(out());
            return 0;
        }
    }
}
