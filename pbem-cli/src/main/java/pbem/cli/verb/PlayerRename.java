package pbem.cli.verb;

import pbem.cli.home.PbemServer;
import pbem.handler.account.Accounts;
import pbem.player.Player;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code pbem player rename}. */
@Command(
        name = "rename",
        description =
                "Give a player another userid, on all their boards. The old one stays theirs: nobody else gets it, and"
                        + " whoever uses it means them. Records and their chains of hashes stay as they are.")
final class PlayerRename extends PeopleVerb {

    @Parameters(index = "0", paramLabel = "USERID")
    private String user;

    @Parameters(index = "1", paramLabel = "NEW")
    private String wanted;

    @Mixin
    private DryRun trial;

    @Override
    public Integer call() throws Exception {
        try (PbemServer server = openServer()) {
            Player renamed = trial.change(server, tx -> {
                Player player = PlayerVerbs.person(tx.repositories(), user);
                Accounts.Enrolment done = server.accounts()
                        .rename(
                                tx.repositories(),
                                player,
                                wanted,
                                server.clock().instant());
                Player after = done.match(Accounts.Enrolment.Done::player, refused -> {
                    throw new Refused(server.say(refused.refusal().phrase()));
                });
                people(server, tx.repositories()).renamed(after, player.user());
                return after;
            });
            trial.say(out(), TerminalText.safe(user) + " is called " + renamed.user() + " now, and is told so.");
            trial.end(out());
            return 0;
        }
    }
}
