package pbem.cli.verb;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import pbem.cli.home.PbemServer;
import pbem.game.Game;
import pbem.play.tournament.TournamentOrder;
import pbem.player.Player;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentRules;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code pbem tournament create}. */
@Command(
        name = "create",
        description = "Announce a tournament; prints its number. Players enter by mail: join NUMBER.",
        footer = {
            "",
            "Example: pbem tournament create --game chroma --kind swiss --name \"Autumn cup\" --size 16 --start-when-full"
        })
final class TournamentCreate extends HomeVerb {

    @Option(names = "--game", paramLabel = "GAME", required = true)
    private String game;

    @Option(
            names = "--kind",
            paramLabel = "KIND",
            required = true,
            description = "round-robin, double-round-robin, swiss, knock-out, ladder, league or heats.")
    private String kind;

    @Option(names = "--name", paramLabel = "TEXT", required = true)
    private String name;

    @Option(names = "--size", paramLabel = "N", required = true, description = "How many may enter, at most 500.")
    private int size;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            description = "Of a Swiss (default: as many as find the best; never more than half as many as players).")
    private int rounds;

    @Option(names = "--seats", paramLabel = "N", description = "At each board of heats, three or more.")
    private Integer seats;

    @Option(names = "--start-when-full", description = "It begins by itself when all places are taken.")
    private boolean startWhenFull;

    @Option(
            names = "--entry-until",
            paramLabel = "DATE",
            description = "It begins at the end of that day in UTC, or at that instant, with whoever has entered.")
    private String entryUntil;

    @Option(names = "--option", paramLabel = "NAME=VALUE", description = "An option of the game; several times.")
    private List<String> options = List.of();

    @Option(names = "--nagtime", paramLabel = "DAYS", description = "Default: 1.")
    private String nagTime;

    @Option(names = "--forfeittime", paramLabel = "DAYS", description = "Default: 7.")
    private String forfeitTime;

    @Option(names = "--totaltime", paramLabel = "DAYS", description = "Default: no limit.")
    private String totalTime;

    @Option(names = "--boards-at-once", paramLabel = "N", description = "For each player (default: no limit).")
    private int boardsAtOnce;

    @Option(
            names = "--round-days",
            paramLabel = "DAYS",
            description =
                    "When the next round of a Swiss (default: 30) or season of a league (90) begins at the latest.")
    private Integer roundDays;

    @Option(names = "--director", paramLabel = "USERID", description = "Who may direct it by mail; several times.")
    private List<String> directors = List.of();

    @Override
    public Integer call() throws Exception {
        try (PbemServer server = openServer()) {
            Game played = server.games().named(game).orElseThrow(() -> Refused.noGame(game, server.games()));
            TournamentRules rules = order(played).match(agreed -> agreed, refusal -> {
                throw new Refused(server.say(refusal.phrase()));
            });
            Tournament created = server.store().change(tx -> {
                List<Player> directing = TournamentVerbs.players(tx.repositories(), directors);
                return server.tournaments()
                        .create(
                                tx.repositories(),
                                rules,
                                directing,
                                server.clock().instant());
            });
            out().println(created.number());
            return 0;
        }
    }

    private TournamentOrder order(Game played) {
        return new TournamentOrder(
                played,
                kind,
                name.strip(),
                pairs(),
                terms(),
                size,
                rounds,
                seats == null ? OptionalInt.empty() : OptionalInt.of(seats),
                startWhenFull,
                Optional.ofNullable(entryUntil).map(TournamentCreate::instant),
                boardsAtOnce,
                roundDays == null ? OptionalInt.empty() : OptionalInt.of(roundDays));
    }

    private Map<String, String> pairs() {
        Map<String, String> pairs = new TreeMap<>();
        for (String option : options) {
            String[] parts = option.replaceFirst("^-+", "").split("=", 2);
            pairs.put(parts[0], parts.length == 2 ? parts[1] : "");
        }
        return pairs;
    }

    private Map<String, String> terms() {
        Map<String, String> terms = new TreeMap<>();
        Optional.ofNullable(nagTime).ifPresent(days -> terms.put("nagtime", days));
        Optional.ofNullable(forfeitTime).ifPresent(days -> terms.put("forfeittime", days));
        Optional.ofNullable(totalTime).ifPresent(days -> terms.put("totaltime", days));
        return terms;
    }

    private static Instant instant(String text) {
        try {
            return text.contains("T")
                    ? Instant.parse(text)
                    : LocalDate.parse(text)
                            .plusDays(1)
                            .atStartOfDay(ZoneOffset.UTC)
                            .toInstant();
        } catch (DateTimeParseException e) {
            throw new Refused("--entry-until is a date such as 2027-07-10 or an instant such as 2027-07-10T18:00:00Z");
        }
    }
}
