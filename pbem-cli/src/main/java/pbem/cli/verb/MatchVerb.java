package pbem.cli.verb;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import pbem.cli.engine.EngineProgram;
import pbem.cli.home.GameJars;
import pbem.cli.listing.Row;
import pbem.cli.listing.ShownText;
import pbem.clock.WorkBudget;
import pbem.engine.Match;
import pbem.engine.MatchPlayer;
import pbem.engine.MatchScore;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Position;
import pbem.game.Seed;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem match}. */
@Command(
        name = "match",
        description = {
            "Let programs play against each other, and say which is stronger.",
            "The programs are random, and level1 (easy) to level4 (strong). Each opening is played once"
                    + " for every program, which take the seats in turn. The result is printed after the last game."
                    + " A game of level4 takes up to a minute, one of level2 a second or less."
        },
        footer = {"", "Example: pbem match cholone level2 level1 --games 100 -setup=belgian"})
public final class MatchVerb extends HomeVerb {

    @Parameters(index = "0", paramLabel = "GAME")
    private String game;

    @Parameters(
            index = "1..*",
            paramLabel = "WHO|-OPTION[=VALUE]",
            arity = "1..*",
            description = "Two or more programs, and options of the game.")
    private List<String> words = List.of();

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "20",
            description = "The number of games (default: ${DEFAULT-VALUE}).")
    private int games;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "The seed; the same seed gives the same games (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = "--seats",
            paramLabel = "N",
            description = "Number of players (default: the number of programs, or the fewest of the game). With more"
                    + " players than programs, programs take several seats.")
    private Integer seats;

    @Option(
            names = "--opening",
            paramLabel = "N",
            description = "The number of random moves at the start (default: 2, or 0 in games of chance).")
    private Integer opening;

    @Option(
            names = "--longest",
            paramLabel = "N",
            defaultValue = "400",
            description = "The number of moves after which a game is a draw (default: ${DEFAULT-VALUE}).")
    private int longest;

    @Option(
            names = "--program",
            paramLabel = "SETTING",
            description =
                    "A program by others, spelled as in [engines] of the configuration. Its name may be one of the"
                            + " players: --program \"fish chess protocol=uci nodes=50 /usr/games/stockfish\".")
    private String program;

    @Option(names = "--json", description = "As JSON.")
    private boolean json;

    @Override
    public Integer call() throws IOException {
        GameJars jars = games();
        Game played = Refused.unlessGame(game, jars);
        List<MatchPlayer> players = players(played);
        int least = Math.max(players.size(), played.leastSeats());
        Match match = match(jars.games(), played, players, seats == null ? least : seats);
        List<Match.Played> results = match.play(games, WorkBudget.PROCESSOR_TIME, one -> {});
        new Rows(rows(players, results)).print(out(), json);
        if (!json) {
            tellSeats(results);
        }
        return 0;
    }

    private List<MatchPlayer> players(Game played) {
        Map<String, MatchPlayer> others = new TreeMap<>();
        if (program != null) {
            EngineProgram.read(program)
                    .orElseThrow(() -> new Refused("--program is spelled NAME GAMES [protocol=...] PROGRAM, as in"
                            + " \"fish chess protocol=uci /usr/games/stockfish\""))
                    .forEach(one -> others.put(one.name(), OutsideMatchPlayer.of(one, played)));
        }
        List<MatchPlayer> players = new ArrayList<>();
        for (String word : words) {
            if (!word.startsWith("-")) {
                players.add(Optional.ofNullable(others.get(word))
                        .or(() -> MatchPlayer.named(word))
                        .orElseThrow(() -> new Refused("there is no program " + ShownText.of(word) + "; there are "
                                + String.join(", ", MatchPlayer.names()))));
            }
        }
        if (players.size() < 2) {
            throw new Refused("a match needs two programs or more, such as: level2 level1");
        }
        return players;
    }

    private Match match(Games all, Game played, List<MatchPlayer> players, int seated) {
        if (games < 1 || longest < 1 || opening != null && opening < 0) {
            throw new Refused("--games and --longest are 1 or more, --opening is 0 or more");
        }
        if (seated < players.size()) {
            throw new Refused(players.size() + " programs need " + players.size() + " seats, not " + seated);
        }
        GivenOptions options = new GivenOptions(
                words.stream().filter(word -> word.startsWith("-")).toList());
        Position start = options.start(played, seated, Seed.of(new byte[Seed.BYTES]), all.phrasebook(Locale.ENGLISH));
        int random = opening != null ? opening : played.hasChance() ? 0 : 2;
        return new Match(played, start.setup(), players, seed, random, longest);
    }

    private static List<Row> rows(List<MatchPlayer> players, List<Match.Played> results) {
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < players.size(); i++) {
            int who = i;
            MatchScore score = MatchScore.of(i, results);
            long positions =
                    results.stream().mapToLong(one -> one.positions()[who]).sum();
            long nanos = results.stream().mapToLong(one -> one.nanos()[who]).sum();
            Row row = new Row()
                    .with("program", players.get(i).name())
                    .with(score, "seats", "won", "drawn")
                    .with("lost", score.seats() - score.won() - score.drawn())
                    .with("percent", percent(score.score()))
                    .with("from", percent(score.least()))
                    .with("to", percent(score.most()));
            if (players.size() == 2) {
                row.with("elo", MatchScore.elo(score.score()))
                        .with("eloFrom", MatchScore.elo(score.least()))
                        .with("eloTo", MatchScore.elo(score.most()));
            }
            rows.add(row.with("positionsPerSecond", positions * 1_000_000_000L / Math.max(1, nanos)));
        }
        return rows;
    }

    private static double percent(double share) {
        return Math.round(share * 1000) / 10.0;
    }

    private void tellSeats(List<Match.Played> results) {
        long cut = results.stream().filter(Match.Played::cut).count();
        double moves = results.stream().mapToInt(Match.Played::moves).average().orElse(0);
        out().printf(Locale.ROOT, "%d games of %.0f moves; %d cut after %d%n", results.size(), moves, cut, longest);
        int count = results.get(0).shares().length;
        for (int seat = 0; seat < count; seat++) {
            int at = seat;
            double points =
                    results.stream().mapToDouble(one -> one.shares()[at]).sum();
            out().printf(Locale.ROOT, "seat %d: %.1f points%n", seat + 1, points);
        }
        out().flush();
    }
}
