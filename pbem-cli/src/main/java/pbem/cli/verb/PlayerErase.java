package pbem.cli.verb;

import java.util.Optional;
import pbem.cli.home.House;
import pbem.game.Refusal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code pbem player erase}. */
@Command(
        name = "erase",
        description = "End an account and forget the person: addresses, password and all mails. The userid stays on the"
                + " boards. Cannot be undone; backups keep what they hold.")
final class PlayerErase extends Verb {

    @Parameters(index = "0", paramLabel = "USERID")
    private String user;

    @Override
    public Integer call() throws Exception {
        try (House house = house()) {
            Optional<Refusal> objection = house.store()
                    .change(tx -> house.accounts()
                            .erase(
                                    tx.ledger(),
                                    PlayerVerbs.called(tx.ledger(), user),
                                    house.clock().instant()));
            if (objection.isPresent()) {
                throw new Refused(house.say(objection.get().phrase()));
            }
            out().println(user + " is forgotten. `pbem compact` removes the last traces from the file.");
            return 0;
        }
    }
}
