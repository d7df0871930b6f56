package pbem.cli.verb;

import java.time.ZoneOffset;
import java.util.List;
import pbem.cli.home.PbemServer;
import pbem.cli.listing.PeopleRows;
import pbem.cli.listing.Row;
import pbem.cli.listing.ShownText;
import pbem.handler.account.Accounts;
import pbem.player.Player;
import pbem.player.Preferences;
import pbem.repository.AddressHealth;
import pbem.repository.BoardFilter;
import pbem.repository.Challenge;
import pbem.repository.MailFate;
import pbem.repository.Repositories;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem player}. */
@Command(
        name = "player",
        description = "The players.",
        subcommands = {
            PlayerVerbs.Add.class,
            PlayerVerbs.Listing.class,
            PlayerVerbs.Show.class,
            PlayerResume.class,
            PlayerBot.class,
            PlayerDirector.class,
            PlayerPassword.class,
            PlayerSanction.Suspend.class,
            PlayerSanction.Mute.class,
            PlayerOffice.class,
            PlayerAddress.class,
            PlayerRename.class,
            PlayerMerge.class,
            PlayerDepart.class,
            PlayerImport.class,
            PlayerExport.class,
            PlayerErase.class
        })
public final class PlayerVerbs extends Group {

    /** {@code pbem player add}. */
    @Command(
            name = "add",
            description = "Sign up a player without asking them to confirm. Without an address it is a player of an"
                    + " archive: in records and lists, but nobody can use the account.")
    static final class Add extends ActVerb {

        @Parameters(index = "0", paramLabel = "USERID")
        private String user;

        @Parameters(index = "1", arity = "0..1", paramLabel = "ADDRESS")
        private String address;

        @Override
        String change(Acting acting) {
            Accounts accounts = acting.server().accounts();
            Player added = acting.after(
                    address == null
                            ? accounts.enrolDeparted(acting.repositories(), user, acting.now())
                            : accounts.enrol(acting.repositories(), user, address, acting.now()));
            acting.decisions().audit("add", added, "");
            return "Added " + added.user() + (address == null ? ", whom no mail reaches." : ".");
        }
    }

    /** {@code pbem player list}. */
    @Command(name = "list", description = "List all players.")
    static final class Listing extends ListVerb {

        @Override
        List<Row> rows(PbemServer server) {
            return server.store().read(tx -> PeopleRows.of(tx, tx.players().all()));
        }
    }

    /** {@code pbem player show}. */
    @Command(name = "show", description = "Show one player and their boards.")
    static final class Show extends ServerVerb {

        @Parameters(index = "0", paramLabel = "USERID")
        private String user;

        @Option(names = "--json", description = "As JSON.")
        private boolean json;

        @Override
        int run(PbemServer server) throws Exception {
            server.store().read(tx -> {
                Player player = called(tx, user);
                Row row = PeopleRows.of(tx, player);
                row.putAll(more(tx, player));
                List<Row> mails = tx.mailHistory().sent(player, 10).stream()
                        .map(fate -> fate(fate, server))
                        .toList();
                List<Row> boards = tx.boards().list(BoardFilter.ALL.ofPlayer(player)).stream()
                        .map(board -> BoardVerbs.row(board, server))
                        .toList();
                if (json) {
                    row.put("mails", mails);
                    row.put("boards", boards);
                    new Rows(List.of(row)).printOne(out());
                    return true;
                }
                row.forEach((name, value) -> out().println(name + ": " + ShownText.of(value.toString())));
                tx.addressHealth().of(player).forEach(address -> out().println(health(address)));
                out().println("Last mails to " + player.user() + ":");
                new Rows(mails).print(out(), false);
                out().println("Boards:");
                new Rows(boards).print(out(), false);
                return true;
            });
            return 0;
        }
    }

    static Player called(Repositories repositories, String user) {
        return repositories
                .players()
                .called(user)
                .orElseThrow(() -> new Refused("there is no player " + ShownText.of(user)));
    }

    /** The player with that userid; refused if they are one of the server's own players. */
    static Player person(Repositories repositories, String user) {
        Player player = called(repositories, user);
        if (player.state() == Player.State.ROBOT || player.state() == Player.State.HOUSE) {
            throw new Refused(ShownText.of(player.user()) + " belongs to the server and is not a person");
        }
        return player;
    }

    /**
     * Whether mail to an address arrives: {@code bob@example.org: paused since 2025-05-05T14:02:00Z (for good, 5.1.1)}.
     */
    private static String health(AddressHealth.Condition address) {
        String fares = address.pausedSince()
                .map(since -> "paused since " + since)
                .orElse(address.score() == 0 ? "mail arrives" : "some mail bounced");
        String why = address.reason().map(reason -> " (" + reason + ")").orElse("");
        return ShownText.of(address.address() + ": " + fares + why);
    }

    private static Row fate(MailFate fate, PbemServer server) {
        return new Row()
                .with("at", fate.at())
                .with("about", server.say(fate.about()))
                .with("fate", server.say(fate.phrase()))
                .with("reason", fate.reason());
    }

    /** The former names of a player, and the settings that they chose. */
    private static Row more(Repositories repositories, Player player) {
        Preferences wishes = repositories.preferences().of(player);
        return new Row()
                .with("former", repositories.players().formerNames(player))
                .with(wishes, "format", "svg", "width", "board")
                .with(
                        "zone",
                        wishes.zone().equals(ZoneOffset.UTC)
                                ? "UTC"
                                : wishes.zone().getId())
                .with("language", wishes.language().toLanguageTag())
                .with("digest", wishes.digest())
                .with(
                        "limits",
                        repositories.limits().of(player).entrySet().stream()
                                .map(limit ->
                                        (limit.getKey().isEmpty() ? "all" : limit.getKey()) + " " + limit.getValue())
                                .toList())
                .with(
                        "blocks",
                        repositories.blocks().of(player).stream()
                                .map(Player::user)
                                .toList())
                .with(
                        "challenges",
                        repositories.challenges().openWith(player).stream()
                                .map(Challenge::number)
                                .toList());
    }
}
