package pbem.cli.verb;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import pbem.cli.home.PbemServer;
import pbem.game.Game;
import pbem.play.tournament.TournamentOrder;
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
final class TournamentCreate extends ActVerb {

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

    @Option(names = "--size", paramLabel = "N", required = true, description = "The number of places, at most 500.")
    private Integer size;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            description = "The rounds of a Swiss (default: as many as find the best; at most half the number of"
                    + " players).")
    private Integer rounds;

    @Option(names = "--seats", paramLabel = "N", description = "The players at each board of heats, three or more.")
    private Integer seats;

    @Option(names = "--start-when-full", description = "Begin when all places are taken.")
    private boolean startWhenFull;

    @Option(
            names = "--reopen",
            description = "Also announce another one like it, each time one begins (with --start-when-full).")
    private boolean reopen;

    @Option(
            names = "--entry-until",
            paramLabel = "DATE",
            description = "Begin at the end of this day in UTC, or at this instant, with the players who have entered.")
    private String entryUntil;

    @Option(names = "--option", paramLabel = "NAME=VALUE", description = "An option of the game. May be repeated.")
    private List<String> options = List.of();

    @Option(
            names = "--nagtime",
            paramLabel = "DAYS",
            description = "The days of a move after which a reminder goes out (default: 1).")
    private String nagTime;

    @Option(
            names = "--forfeittime",
            paramLabel = "DAYS",
            description = "The days that a player has for a move (default: 7).")
    private String forfeitTime;

    @Option(
            names = "--totaltime",
            paramLabel = "DAYS",
            description = "The days for all moves of a board (default: 20).")
    private String totalTime;

    @Option(
            names = "--increment",
            paramLabel = "DAYS",
            description = "The days that each move adds, up to the total time (default: 1).")
    private String increment;

    @Option(names = "--weekdays", description = "Saturdays and Sundays do not count, in each player's own time zone.")
    private boolean weekdays;

    @Option(names = "--no-vacation", description = "Clocks run on during vacations.")
    private boolean withoutVacation;

    @Option(
            names = "--rating",
            paramLabel = "MIN-MAX",
            description = "The ratings with which players may enter; a player without one has 1500.")
    private String rating;

    @Option(
            names = "--boards-at-once",
            paramLabel = "N",
            description = "The open boards of each player at the same time (default: no limit).")
    private Integer boardsAtOnce;

    @Option(
            names = "--round-days",
            paramLabel = "DAYS",
            description = "The days after which the next round of a Swiss (default: 30) or season of a league (90)"
                    + " begins at the latest.")
    private Integer roundDays;

    @Option(
            names = "--director",
            paramLabel = "USERID",
            description = "A player who may direct it by mail. May be repeated.")
    private List<String> directors = List.of();

    @Override
    String change(Acting acting) {
        PbemServer server = acting.server();
        TournamentRules rules =
                acting.after(order(Refused.unlessGame(game, server.games())).rules());
        Tournament created =
                server.tournaments().create(acting.repositories(), rules, acting.persons(directors), acting.now());
        acting.decisions().audit("tournament create", created.number() + " " + rules.name());
        return Integer.toString(created.number());
    }

    private TournamentOrder order(Game played) {
        return new TournamentOrder(played, kind, name.strip(), pairs(), settings());
    }

    private Map<String, String> pairs() {
        Map<String, String> pairs = new TreeMap<>();
        for (String option : options) {
            String[] parts = option.replaceFirst("^-+", "").split("=", 2);
            pairs.put(parts[0], parts.length == 2 ? parts[1] : "");
        }
        return pairs;
    }

    private Map<String, String> settings() {
        Map<String, String> settings = new TreeMap<>();
        put(settings, "size", size);
        put(settings, "rounds", rounds);
        put(settings, "seats", seats);
        put(settings, "entry-until", entryUntil);
        put(settings, "nagtime", nagTime);
        put(settings, "forfeittime", forfeitTime);
        put(settings, "totaltime", totalTime);
        put(settings, "increment", increment);
        put(settings, "weekdays", weekdays ? "" : null);
        put(settings, "no-vacation", withoutVacation ? "" : null);
        put(settings, "rating", rating);
        put(settings, "boards-at-once", boardsAtOnce);
        put(settings, "round-days", roundDays);
        put(settings, "start-when-full", startWhenFull ? "" : null);
        put(settings, "reopen", reopen ? "" : null);
        return settings;
    }

    /** Puts a setting, if it was given. */
    private static void put(Map<String, String> settings, String name, Object value) {
        if (value != null) {
            settings.put(name, value.toString());
        }
    }
}
