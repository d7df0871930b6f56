package pbem.tournament.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.tournament.Fixture;
import pbem.tournament.FixtureScore;
import pbem.tournament.Stage;
import pbem.tournament.Tournament;

/** The table of one group: points, then wins, then Sonneborn-Berger, then the boards against each other. */
public final class GroupTable {

    private final Tournament tournament;
    private final Stage stage;
    private final int group;
    private final List<Fixture> fixtures;
    private final Map<Long, Boolean> counting;

    private GroupTable(Tournament tournament, Stage stage, int group) {
        this.tournament = tournament;
        this.stage = stage;
        this.group = group;
        List<Fixture> all = tournament.fixtures(stage.number(), group).toList();
        this.counting = stage.groups().get(group).stream()
                .collect(Collectors.toMap(Function.identity(), player -> counts(player, all)));
        this.fixtures = all.stream()
                .filter(fixture -> fixture.seats().stream().allMatch(counting::get))
                .toList();
    }

    public static TournamentTable of(Tournament tournament, Stage stage, int group) {
        return new GroupTable(tournament, stage, group).table();
    }

    /** Whether a player's boards count: not if they left an all-play-all before half of their boards were played. */
    private boolean counts(long player, List<Fixture> all) {
        if (!tournament.rules().kind().isAllPlayAll() || tournament.isPlaying(player)) {
            return true;
        }
        List<Fixture> own = all.stream().filter(f -> f.has(player)).toList();
        long played = own.stream()
                .filter(f -> f.score().filter(FixtureScore::played).isPresent())
                .filter(f -> !endedByLeaving(player, f))
                .count();
        return own.isEmpty() || 2 * played >= own.size();
    }

    /** Whether the board was still open when the player left. */
    private boolean endedByLeaving(long player, Fixture fixture) {
        return tournament.leftOpen(player).contains(fixture.number());
    }

    private TournamentTable table() {
        List<TableRow> rows = new ArrayList<>();
        for (long player : stage.groups().get(group)) {
            boolean bye = stage.byes().contains(player);
            int halves = points(player)
                    + (bye
                            ? FixtureScore.most(tournament.rules().seats())
                                    * tournament.rules().boardsOfAMeeting()
                            : 0);
            rows.add(new TableRow(
                    0,
                    player,
                    halves,
                    List.of(4 * wins(player), sonnebornBerger(player)),
                    (int) played(player).count(),
                    counting.get(player)));
        }
        return new TournamentTable(
                stage.number(),
                group,
                new RankedRows(fixtures, tournament::seed).of(rows),
                List.of(TieBreak.WINS, TieBreak.SONNEBORN_BERGER));
    }

    private Stream<Fixture> played(long player) {
        return fixtures.stream()
                .filter(f -> f.has(player))
                .filter(f -> f.score().filter(FixtureScore::played).isPresent());
    }

    private int points(long player) {
        return fixtures.stream()
                .filter(f -> f.has(player))
                .mapToInt(f -> f.halves(player))
                .sum();
    }

    private int wins(long player) {
        return (int) fixtures.stream()
                .filter(f -> f.has(player))
                .filter(f -> f.score()
                        .filter(s -> s.isWonBy(f.seats().indexOf(player)))
                        .isPresent())
                .count();
    }

    private int sonnebornBerger(long player) {
        int sum = 0;
        for (Fixture fixture : fixtures) {
            if (fixture.isOpen() || !fixture.has(player)) {
                continue;
            }
            for (long other : fixture.seats()) {
                if (other != player) {
                    int taken = Integer.signum(fixture.halves(player) - fixture.halves(other)) + 1;
                    sum += taken * points(other);
                }
            }
        }
        return sum;
    }

    static Comparator<TableRow> byPointsAndTieBreaks() {
        Comparator<TableRow> order = Comparator.comparing((TableRow row) -> !row.counts())
                .thenComparing(TableRow::halves, Comparator.reverseOrder());
        return order.thenComparing((a, b) -> {
            for (int i = 0; i < a.tieBreaks().size(); i++) {
                int difference =
                        Integer.compare(b.tieBreaks().get(i), a.tieBreaks().get(i));
                if (difference != 0) {
                    return difference;
                }
            }
            return 0;
        });
    }
}
