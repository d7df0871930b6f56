package pbem.cli.verb;

import pbem.cli.listing.ShownText;
import pbem.player.Player;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code pbem player rename}. */
@Command(
        name = "rename",
        description = "Give a player another userid, on all their boards. The old one is still understood, and"
                + " nobody else gets it. Records and their chains of hashes stay as they are.")
final class PlayerRename extends ActVerb {

    @Parameters(index = "0", paramLabel = "USERID")
    private String user;

    @Parameters(index = "1", paramLabel = "NEW")
    private String wanted;

    @Override
    String change(Acting acting) {
        Player player = acting.person(user);
        Player renamed =
                acting.after(acting.server().accounts().rename(acting.repositories(), player, wanted, acting.now()));
        acting.people().renamed(renamed, player.user());
        return ShownText.of(user) + " is called " + renamed.user() + " now, and is told so.";
    }
}
