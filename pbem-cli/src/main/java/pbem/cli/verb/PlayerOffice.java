package pbem.cli.verb;

import java.util.Locale;
import pbem.player.Membership;
import pbem.player.Player;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code pbem player office}. */
@Command(
        name = "office",
        description = "Allow a player to act for you by mail: as a moderator, who looks after people, or as an"
                + " admin. They are told; help moderate tells them how. For directors of tournaments see pbem"
                + " player director.")
final class PlayerOffice extends ActVerb {

    enum Wanted {
        none,
        moderator,
        admin
    }

    @Parameters(index = "0", paramLabel = "USERID")
    private String user;

    @Parameters(index = "1", paramLabel = "none|moderator|admin")
    private Wanted office;

    @Override
    String change(Acting acting) {
        Player player = acting.person(user);
        acting.people().appoint(player, Membership.Office.valueOf(office.name().toUpperCase(Locale.ROOT)));
        return player.user() + (office == Wanted.none ? " no longer acts for you." : " is " + office + " by mail now.");
    }
}
