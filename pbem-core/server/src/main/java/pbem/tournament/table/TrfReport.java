package pbem.tournament.table;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import pbem.tournament.Entrant;
import pbem.tournament.Fixture;
import pbem.tournament.Stage;
import pbem.tournament.Tournament;

/**
 * A Swiss as FIDE's Tournament Report File (TRF16, handbook C.04 annex 2), with the line XXR that pairing programs add
 * to it. It contains the rounds before the first with an open board. Players are numbered by the seeding, and the first
 * seat is white.
 *
 * @param name gives the name of a player
 */
public record TrfReport(Tournament tournament, LongFunction<String> name) {

    private static final DateTimeFormatter DAY =
            DateTimeFormatter.ofPattern("uuuu/MM/dd", Locale.ROOT).withZone(ZoneOffset.UTC);
    private static final DateTimeFormatter SHORT_DAY =
            DateTimeFormatter.ofPattern("uu/MM/dd", Locale.ROOT).withZone(ZoneOffset.UTC);

    /** The columns of a player from the number to the rank; title, rating, federation and date of birth are unknown. */
    private static final String PLAYER = "001 %4d      %-33.33s                                 %4s %4d";

    private static final int BEFORE_ROUNDS = 89;
    private static final String NOBODY = "0000 - ";

    /** Whether the tournament fits the format: every round has one board for each pair. */
    public static boolean fits(Tournament tournament) {
        return tournament.rounds().isPresent() && tournament.rules().boardsOfAMeeting() == 1;
    }

    /** The rounds in the report. */
    public List<Stage> rounds() {
        int firstOpen = tournament.fixtures().stream()
                .filter(Fixture::isOpen)
                .mapToInt(Fixture::stage)
                .min()
                .orElse(Integer.MAX_VALUE);
        return tournament.stages().stream()
                .filter(round -> round.number() < firstOpen)
                .toList();
    }

    public List<String> lines() {
        List<Stage> rounds = rounds();
        List<Long> players = tournament.entrants().stream()
                .map(Entrant::player)
                .sorted(Comparator.comparingInt(tournament::seed))
                .toList();
        Map<Long, List<Cell>> cells = new HashMap<>();
        players.forEach(player -> cells.put(
                player, rounds.stream().map(round -> cell(player, round)).toList()));
        Map<Long, Integer> ranks = ranks(cells);
        List<String> lines = new ArrayList<>();
        lines.add("012 " + tournament.rules().name());
        lines.add("042 " + DAY.format(start()));
        lines.add("062 " + players.size());
        lines.add("092 Individual: Swiss-System");
        if (!rounds.isEmpty()) {
            lines.add("132" + " ".repeat(BEFORE_ROUNDS - 3)
                    + rounds.stream()
                            .map(round -> "  " + SHORT_DAY.format(round.since()))
                            .collect(Collectors.joining()));
        }
        lines.add("XXR " + tournament.rounds().orElseThrow());
        lines.add("XXC white1");
        for (long player : players) {
            String points = TieBreak.number(2 * halves(cells.get(player)));
            lines.add(String.format(
                            Locale.ROOT,
                            PLAYER,
                            number(player),
                            name.apply(player),
                            points.contains(".") ? points : points + ".0",
                            ranks.get(player))
                    + cells.get(player).stream().map(cell -> "  " + cell.text()).collect(Collectors.joining()));
        }
        return lines;
    }

    private Instant start() {
        return tournament.stages().stream()
                .findFirst()
                .map(Stage::since)
                .orElse(tournament.announcement().at());
    }

    /** The number of a player, from 1. */
    private int number(long player) {
        return tournament.seed(player) + 1;
    }

    private static int halves(List<Cell> cells) {
        return cells.stream().mapToInt(Cell::halves).sum();
    }

    /** The ranks by the points of these rounds; ties are ordered as in the table. */
    private Map<Long, Integer> ranks(Map<Long, List<Cell>> cells) {
        Map<Long, Integer> ranks = new HashMap<>();
        SwissTable.of(tournament).rows().stream()
                .map(TableRow::player)
                .sorted(Comparator.comparing(player -> -halves(cells.get(player))))
                .forEach(player -> ranks.put(player, ranks.size() + 1));
        return ranks;
    }

    /** A player's result in one round: opponent, colour and result, and its half points. */
    private record Cell(String text, int halves) {}

    private Cell cell(long player, Stage round) {
        Optional<Fixture> played = tournament
                .fixtures(round.number(), 0)
                .filter(fixture -> fixture.has(player))
                .findFirst();
        if (played.isPresent()) {
            return cell(player, played.get());
        }
        if (round.byes().contains(player)) {
            return new Cell(NOBODY + "U", 2);
        }
        return round.halfByes().contains(player) ? new Cell(NOBODY + "H", 1) : new Cell(NOBODY + "Z", 0);
    }

    private Cell cell(long player, Fixture fixture) {
        int seat = fixture.seats().indexOf(player);
        int halves = fixture.halves(player);
        boolean played = fixture.score().orElseThrow().played();
        if (!played && halves == 1) { // ended without a result, which the format cannot express
            return new Cell(NOBODY + "H", halves);
        }
        String result = (played ? "0=1" : "- +").substring(halves, halves + 1);
        return new Cell(
                String.format(
                        Locale.ROOT, "%4d %s %s", number(fixture.seats().get(1 - seat)), seat == 0 ? "w" : "b", result),
                halves);
    }
}
