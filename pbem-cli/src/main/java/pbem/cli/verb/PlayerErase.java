package pbem.cli.verb;

import java.util.Optional;
import pbem.cli.home.PbemServer;
import pbem.game.Refusal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code pbem player erase}. */
@Command(
        name = "erase",
        description = "End an account and forget the person: addresses, password and all mails. The userid stays on the"
                + " boards. Cannot be undone; backups keep what they hold.")
final class PlayerErase extends HomeVerb {

    @Parameters(index = "0", paramLabel = "USERID")
    private String user;

    @Override
    public Integer call() throws Exception {
        try (PbemServer server = openServer()) {
            Optional<Refusal> objection = server.store()
                    .change(tx -> server.accounts()
                            .erase(
                                    tx.repositories(),
                                    PlayerVerbs.called(tx.repositories(), user),
                                    server.clock().instant()));
            if (objection.isPresent()) {
                throw new Refused(server.say(objection.get().phrase()));
            }
            out().println(user + " is forgotten. `pbem compact` removes the last traces from the file.");
            return 0;
        }
    }
}
