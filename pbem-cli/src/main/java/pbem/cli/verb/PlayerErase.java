package pbem.cli.verb;

import java.io.Console;
import java.util.Optional;
import pbem.cli.home.PbemServer;
import pbem.handler.account.Accounts;
import pbem.phrase.Phrase;
import pbem.player.Player;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem player erase}. */
@Command(
        name = "erase",
        description = "End an account and erase the person: addresses, settings, mails, all their words at boards"
                + " and in messages, and their addresses in the words of others. The userid and the moves stay."
                + " This cannot be undone, so it asks, and copies the home first. To give the player their data"
                + " before: pbem player export.")
final class PlayerErase extends ActVerb {

    @Parameters(index = "0", paramLabel = "USERID")
    private String user;

    @Option(names = "--yes", description = "Do not ask.")
    private boolean sure;

    @Override
    void prepare(PbemServer server) throws Exception {
        Player player = server.store().read(tx -> PlayerVerbs.person(tx, user));
        boolean plays = server.store().read(tx -> !Accounts.playing(tx, player).isEmpty());
        if (isDry() || plays) {
            return; // a player with boards under way is not erased
        }
        String called = player.user();
        if (!sure && !isMeant(called)) {
            throw new Refused(called + " stays as they are");
        }
        copyBefore("erase", server);
    }

    @Override
    String change(Acting acting) {
        Player player = acting.person(user);
        acting.require(acting.server().accounts().erase(acting.repositories(), player, acting.now()));
        acting.decisions().audit("erase", player, "");
        return user
                + " is forgotten. `pbem tool compact` removes the last traces from the file. Delete the copy, too: all of them are in it.\n"
                + acting.say(Phrase.of("account.out-of-reach"));
    }

    private static boolean isMeant(String called) {
        Console console = Optional.ofNullable(System.console())
                .orElseThrow(() -> new Refused("there is no terminal to ask at; if you are sure, add: --yes"));
        String typed = console.readLine("Forget %s for good? To do it, type the userid: ", called);
        return typed != null && typed.strip().equalsIgnoreCase(called);
    }
}
