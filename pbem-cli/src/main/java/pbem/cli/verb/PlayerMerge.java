package pbem.cli.verb;

import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;
import pbem.cli.home.BackupCopy;
import pbem.cli.home.PbemServer;
import pbem.handler.account.Accounts;
import pbem.player.Membership;
import pbem.player.Player;
import pbem.repository.BoardFilter;
import pbem.repository.Challenge;
import pbem.repository.Repositories;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code pbem player merge}: of an account that never played alone, so that no record says anything else than it did. */
@Command(
        name = "merge",
        description =
                "Somebody has two accounts: give the addresses of the one that never played to the other, and end it."
                        + " What they set, watch, block and wrote under OLD is forgotten; whoever blocked OLD blocks INTO."
                        + " Copies the home first.",
        footer = {
            "",
            "Refused if OLD played, or is in a tournament: its records would say something else than they did. Let them play"
                    + " what is under way to its end, or end it (pbem player depart), and use one of the two from then on.",
            "Example: pbem player merge bobby bob --dry-run"
        })
final class PlayerMerge extends PeopleVerb {

    @Parameters(index = "0", paramLabel = "OLD")
    private String old;

    @Parameters(index = "1", paramLabel = "INTO")
    private String into;

    @Mixin
    private DryRun trial;

    @Override
    public Integer call() throws Exception {
        try (PbemServer server = openServer()) {
            server.store().read(tx -> merged(tx.repositories())); // what is refused needs no copy
            if (!trial.isDry()) {
                copy(server);
            }
            List<String> addresses = trial.change(
                    server,
                    tx -> merge(server, tx.repositories(), server.clock().instant()));
            trial.say(
                    out(),
                    TerminalText.safe(into) + " gets mail at " + String.join(", ", addresses)
                            + " as well, and is told so; " + TerminalText.safe(old) + " is forgotten.");
            if (!trial.isDry()) {
                out().println("Whether all is sound: pbem verify.");
            }
            trial.end(out());
            return 0;
        }
    }

    private void copy(PbemServer server) throws IOException {
        BackupCopy copy = BackupCopy.before("merge", home(), server.clock().instant());
        copy.take(home(), server.database());
        out().println("Copied to " + copy.directory());
    }

    /** @return the addresses that went over */
    private List<String> merge(PbemServer server, Repositories repositories, Instant now) {
        List<String> addresses = merged(repositories);
        Player gone = PlayerVerbs.person(repositories, old);
        Player stays = PlayerVerbs.person(repositories, into);
        List<Player> unwilling = blockers(repositories, gone, stays);
        require(server, server.accounts().erase(repositories, gone, now));
        addresses.forEach(address -> repositories.players().addAddress(stays, address, now));
        repositories.addressHealth().changed(stays, now);
        unwilling.forEach(player -> repositories.blocks().block(player, stays, now));
        people(server, repositories).merged(stays, gone.user());
        return addresses;
    }

    /** Whoever wants to hear nothing from this person, and has not said so of their other account. */
    private static List<Player> blockers(Repositories repositories, Player gone, Player stays) {
        return repositories.players().all().stream()
                .filter(player -> player.id() != stays.id())
                .filter(player -> repositories.blocks().isBlocked(player, gone))
                .filter(player -> !repositories.blocks().isBlocked(player, stays))
                .toList();
    }

    /** @return the addresses that are to go over */
    private List<String> merged(Repositories repositories) {
        Player gone = player(repositories, old);
        Player stays = player(repositories, into);
        if (gone.equals(stays)) {
            throw new Refused(TerminalText.safe(old) + " and " + TerminalText.safe(into) + " are one account already");
        }
        String user = TerminalText.safe(gone.user());
        List<String> boards = repositories.boards().list(BoardFilter.ALL.ofPlayer(gone)).stream()
                .map(board -> Integer.toString(board.number()))
                .toList();
        if (!boards.isEmpty()) {
            throw new Refused(user + " played board " + String.join(", ", boards)
                    + "; only an account that never played can be merged; see: pbem player merge --help");
        }
        if (!repositories.tournaments().of(gone).isEmpty()) {
            throw new Refused(user + " is in a tournament; see: pbem tournament replace --help");
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
        if (membership.office() != Membership.Office.NONE
                || membership.bot()
                || repositories.players().isDirector(gone)) {
            throw new Refused(user + " is a program, a director or an officer; take that back first, or merge the other"
                    + " way round");
        }
        List<String> addresses = repositories.players().addresses(gone);
        if (addresses.size() + repositories.players().addresses(stays).size() > Accounts.MOST_ADDRESSES) {
            throw new Refused("together they have more than " + Accounts.MOST_ADDRESSES + " addresses; let "
                    + TerminalText.safe(stays.user()) + " give up some first");
        }
        return addresses;
    }

    private static Player player(Repositories repositories, String user) {
        Player player = PlayerVerbs.person(repositories, user);
        if (player.state() != Player.State.ACTIVE) {
            throw new Refused(TerminalText.safe(player.user()) + " has left");
        }
        return player;
    }
}
