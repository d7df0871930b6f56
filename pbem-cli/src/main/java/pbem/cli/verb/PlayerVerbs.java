package pbem.cli.verb;

import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import pbem.cli.home.House;
import pbem.desk.account.Accounts;
import pbem.ledger.AddressHealth;
import pbem.ledger.BoardFilter;
import pbem.ledger.Challenge;
import pbem.ledger.Ledger;
import pbem.ledger.MailFate;
import pbem.player.Player;
import pbem.player.Preferences;
import picocli.CommandLine.Command;
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
            PlayerPassword.class,
            PlayerErase.class
        })
public final class PlayerVerbs extends Group {

    /** {@code pbem player add}. */
    @Command(name = "add", description = "Sign up a player without asking him to confirm.")
    static final class Add extends Verb {

        @Parameters(index = "0", paramLabel = "USERID")
        private String user;

        @Parameters(index = "1", paramLabel = "ADDRESS")
        private String address;

        @Override
        public Integer call() throws Exception {
            try (House house = house()) {
                Accounts.Enrolment enrolment = house.store()
                        .change(tx -> house.accounts()
                                .enrol(tx.ledger(), user, address, house.clock().instant()));
                if (enrolment instanceof Accounts.Enrolment.Refused refused) {
                    throw new Refused(house.say(refused.refusal().phrase()));
                }
                out().println("Added "
                        + ((Accounts.Enrolment.Done) enrolment).player().user() + ".");
                return 0;
            }
        }
    }

    /** {@code pbem player list}. */
    @Command(name = "list", description = "All players.")
    static final class Listing extends ListVerb {

        @Override
        List<Map<String, Object>> rows(House house) {
            return house.store()
                    .read(tx -> tx.ledger().players().all().stream()
                            .map(player -> row(tx.ledger(), player))
                            .toList());
        }
    }

    /** {@code pbem player show}. */
    @Command(name = "show", description = "One player with his boards.")
    static final class Show extends Verb {

        @Parameters(index = "0", paramLabel = "USERID")
        private String user;

        @Override
        public Integer call() throws Exception {
            try (House house = house()) {
                house.store().read(tx -> {
                    Player player = called(tx.ledger(), user);
                    Map<String, Object> row = row(tx.ledger(), player);
                    row.putAll(more(tx.ledger(), player));
                    row.forEach((name, value) -> out().println(name + ": " + TerminalText.safe(value.toString())));
                    tx.ledger().addressHealth().of(player).forEach(address -> out().println(health(address)));
                    out().println("Last mails to " + player.user() + ":");
                    new Rows(tx.ledger().mailHistory().sent(player, 10).stream()
                                    .map(fate -> fate(fate, house))
                                    .toList())
                            .print(out(), false);
                    out().println("Boards:");
                    new Rows(tx.ledger().boards().list(BoardFilter.ALL.ofPlayer(player)).stream()
                                    .map(board -> BoardVerbs.row(board, house))
                                    .toList())
                            .print(out(), false);
                    return true;
                });
                return 0;
            }
        }
    }

    static Player called(Ledger ledger, String user) {
        return ledger.players().called(user).orElseThrow(() -> new Refused("there is no player " + user));
    }

    /** Whether mail to an address arrives: {@code bob@example.org: paused since 2025-05-05T14:02:00Z (for good, 5.1.1)}. */
    private static String health(AddressHealth.Condition address) {
        String fares = address.pausedSince()
                .map(since -> "paused since " + since)
                .orElse(address.score() == 0 ? "mail arrives" : "some mail came back");
        String why = address.reason().map(reason -> " (" + reason + ")").orElse("");
        return TerminalText.safe(address.address() + ": " + fares + why);
    }

    private static Map<String, Object> fate(MailFate fate, House house) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("at", fate.at().toString());
        row.put("about", house.say(fate.about()));
        row.put("fate", house.say(fate.phrase()));
        row.put("reason", fate.reason().orElse(null));
        return row;
    }

    private static Map<String, Object> row(Ledger ledger, Player player) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("user", player.user());
        row.put("addresses", ledger.players().addresses(player));
        row.put("state", player.state().name().toLowerCase(Locale.ROOT));
        row.put("bot", ledger.players().isBot(player));
        row.put(
                "paused",
                ledger.addressHealth().of(player).stream()
                        .filter(AddressHealth.Condition::isPaused)
                        .map(AddressHealth.Condition::address)
                        .toList());
        return row;
    }

    /** What he set for himself. */
    private static Map<String, Object> more(Ledger ledger, Player player) {
        Preferences wishes = ledger.preferences().of(player);
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("former", ledger.players().formerNames(player));
        row.put("format", wishes.format().name().toLowerCase(Locale.ROOT));
        row.put("svg", wishes.svg());
        row.put("width", wishes.width());
        row.put(
                "zone",
                wishes.zone().equals(ZoneOffset.UTC) ? "UTC" : wishes.zone().getId());
        row.put("language", wishes.language().toLanguageTag());
        row.put("digest", wishes.digest().name().toLowerCase(Locale.ROOT));
        row.put(
                "limits",
                ledger.limits().of(player).entrySet().stream()
                        .map(limit -> (limit.getKey().isEmpty() ? "all" : limit.getKey()) + " " + limit.getValue())
                        .toList());
        row.put("blocks", ledger.blocks().of(player).stream().map(Player::user).toList());
        row.put(
                "challenges",
                ledger.challenges().openWith(player).stream()
                        .map(Challenge::number)
                        .toList());
        return row;
    }
}
