package pbem.cli.verb;

import java.util.List;
import java.util.stream.Collectors;
import pbem.cli.home.PbemServer;
import pbem.cli.listing.ShownText;
import pbem.handler.account.Accounts;
import pbem.handler.club.AccountMerge;
import pbem.player.Membership;
import pbem.player.Player;
import pbem.repository.Challenge;
import pbem.repository.Repositories;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code pbem player merge}. */
@Command(
        name = "merge",
        description = "Merge two accounts of one person: the boards, results, words and addresses of OLD pass to"
                + " INTO, and ratings are counted again. The settings of INTO stay. Copies the home first.",
        footer = {
            "",
            "Refused if both have played at one board, or if OLD was in a tournament, whose log cannot be"
                    + " changed: then merge the other way round.",
            "Example: pbem player merge bobby bob --dry-run"
        })
final class PlayerMerge extends ActVerb {

    @Parameters(index = "0", paramLabel = "OLD")
    private String old;

    @Parameters(index = "1", paramLabel = "INTO")
    private String into;

    @Override
    void prepare(PbemServer server) throws Exception {
        server.store().read(this::merged); // checked first: a refused merge needs no copy
        if (!isDry()) {
            copyBefore("merge", server);
        }
    }

    @Override
    String change(Acting acting) {
        List<String> addresses = merged(acting.repositories());
        new AccountMerge(acting.repositories(), acting.by(), acting.now())
                .merge(acting.person(old), acting.person(into));
        return ShownText.of(into) + " gets mail at " + String.join(", ", addresses)
                + " as well, and is told so; everything of " + ShownText.of(old) + " is theirs now."
                + (isDry() ? "" : "\nTo check the result: pbem verify.");
    }

    /** @return the addresses that move to the other account */
    private List<String> merged(Repositories repositories) {
        Player gone = player(repositories, old);
        Player stays = player(repositories, into);
        if (gone.equals(stays)) {
            throw new Refused(ShownText.of(old) + " and " + ShownText.of(into) + " are one account already");
        }
        String user = ShownText.of(gone.user());
        String boards = repositories.players().boardsOfBoth(gone, stays).stream()
                .map(number -> Integer.toString(number))
                .collect(Collectors.joining(", "));
        if (!boards.isEmpty()) {
            throw new Refused(user + " and " + ShownText.of(stays.user()) + " have or had seats at the same board "
                    + "(" + boards
                    + "), so they cannot become one player");
        }
        if (!repositories.tournaments().of(gone).isEmpty()) {
            throw new Refused(
                    user + " is or was in a tournament, whose log cannot be changed; merge the other way round");
        }
        String challenges = repositories.challenges().openWith(gone).stream()
                .map(Challenge::number)
                .map(number -> Integer.toString(number))
                .collect(Collectors.joining(", "));
        if (!challenges.isEmpty()) {
            throw new Refused(user + " has open challenges (" + challenges + "); let them settle these first");
        }
        Membership membership = repositories.players().membership(gone);
        if (!membership.sanctions().isEmpty()) {
            throw new Refused(
                    user + " is suspended or muted, which would be forgotten; see: pbem player resume --help");
        }
        if (membership.office() != Membership.Office.NONE || membership.bot() || membership.director()) {
            throw new Refused(user + " is a program, a director or an officer; take that back first, or merge the other"
                    + " way round");
        }
        List<String> addresses = repositories.players().addresses(gone);
        if (addresses.size() + repositories.players().addresses(stays).size() > Accounts.MOST_ADDRESSES) {
            throw new Refused("together they have more than " + Accounts.MOST_ADDRESSES + " addresses; let "
                    + ShownText.of(stays.user()) + " give up some first");
        }
        return addresses;
    }

    private static Player player(Repositories repositories, String user) {
        Player player = PlayerVerbs.person(repositories, user);
        if (player.state() != Player.State.ACTIVE) {
            throw new Refused(ShownText.of(player.user()) + " has left, or is leaving");
        }
        return player;
    }
}
