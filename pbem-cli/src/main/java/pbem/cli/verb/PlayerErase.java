package pbem.cli.verb;

import pbem.phrase.Phrase;
import pbem.player.Player;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code pbem player erase}. */
@Command(
        name = "erase",
        description =
                "End an account and forget the person: addresses, settings, mails, and every word of theirs at boards"
                        + " and in messages; their addresses are taken out of what others wrote. The userid and the moves stay."
                        + " Cannot be undone. To give them a copy before: pbem player export.")
final class PlayerErase extends ActVerb {

    @Parameters(index = "0", paramLabel = "USERID")
    private String user;

    @Override
    String change(Acting acting) {
        Player player = acting.person(user);
        acting.require(acting.server().accounts().erase(acting.repositories(), player, acting.now()));
        acting.people().audit("erase", player, "");
        return user + " is forgotten. `pbem compact` removes the last traces from the file.\n"
                + acting.say(Phrase.of("account.out-of-reach"));
    }
}
