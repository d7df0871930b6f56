package pbem.tournament.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import pbem.tournament.Entrant;
import pbem.tournament.Fixture;
import pbem.tournament.FixtureScore;
import pbem.tournament.Stage;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentKind;

/** All tables of a tournament. */
public final class TournamentTables {

    private TournamentTables() {}

    /** One table for each group of each stage, the newest stage last; a Swiss and a ladder have one table. */
    public static List<TournamentTable> of(Tournament tournament) {
        List<TournamentTable> tables = new ArrayList<>();
        switch (tournament.rules().kind()) {
            case SWISS -> tables.add(SwissTable.of(tournament));
            case LADDER -> tables.add(ladder(tournament));
            default -> {
                for (Stage stage : tournament.stages()) {
                    for (int group = 0; group < stage.groups().size(); group++) {
                        tables.add(
                                tournament.rules().kind() == TournamentKind.KNOCK_OUT
                                        ? KnockOutMatch.table(tournament, stage, group)
                                        : GroupTable.of(tournament, stage, group));
                    }
                }
            }
        }
        return tables;
    }

    /**
     * All players in one table. Players who came further stand first; then the rank in their last group decides.
     */
    public static TournamentTable overall(Tournament tournament) {
        List<TournamentTable> tables = of(tournament);
        if (tournament.rules().kind() == TournamentKind.SWISS
                || tournament.rules().kind() == TournamentKind.LADDER) {
            return tables.get(0);
        }
        if (tournament.stages().size() == 1 && tables.size() == 1) {
            return tables.get(0);
        }
        Map<Long, TournamentTable> last = new HashMap<>();
        for (TournamentTable table : tables) {
            table.rows().forEach(row -> last.put(row.player(), table));
        }
        Comparator<Long> order = Comparator.comparing(
                        (Long player) -> last.get(player).stage(), Comparator.reverseOrder())
                .thenComparing(player -> tournament.rules().kind() == TournamentKind.LEAGUE
                        ? last.get(player).group()
                        : 0)
                .thenComparing(player -> rank(last, player));
        List<Long> players = tournament.entrants().stream()
                .map(Entrant::player)
                .filter(last::containsKey)
                .sorted(order)
                .toList();
        List<TableRow> rows = new ArrayList<>();
        for (int i = 0; i < players.size(); i++) {
            boolean shared = i > 0 && order.compare(players.get(i - 1), players.get(i)) == 0;
            int rank = shared ? rows.get(i - 1).rank() : i + 1;
            rows.add(total(tournament, tables, players.get(i), rank));
        }
        return new TournamentTable(0, 0, rows, List.of());
    }

    private static int rank(Map<Long, TournamentTable> last, long player) {
        return last.get(player).row(player).orElseThrow().rank();
    }

    /** A player's row with the points of all stages; in a league those of the present season. */
    private static TableRow total(Tournament tournament, List<TournamentTable> tables, long player, int rank) {
        int newest = tournament.stages().size();
        List<TableRow> own = tables.stream()
                .filter(table -> tournament.rules().kind() != TournamentKind.LEAGUE || table.stage() == newest)
                .flatMap(table -> table.row(player).stream())
                .toList();
        return new TableRow(
                rank,
                player,
                own.stream().mapToInt(TableRow::halves).sum(),
                List.of(),
                own.stream().mapToInt(TableRow::played).sum(),
                own.isEmpty() || own.get(own.size() - 1).counts());
    }

    private static TournamentTable ladder(Tournament tournament) {
        List<TableRow> rows = new ArrayList<>();
        for (long player : tournament.rungs()) {
            List<Fixture> over = tournament
                    .fixturesOf(player)
                    .filter(fixture -> !fixture.isOpen())
                    .toList();
            rows.add(new TableRow(
                    rows.size() + 1,
                    player,
                    over.stream().mapToInt(fixture -> fixture.halves(player)).sum(),
                    List.of(),
                    (int) over.stream()
                            .filter(f -> f.score().filter(FixtureScore::played).isPresent())
                            .count(),
                    true));
        }
        return new TournamentTable(0, 0, rows, List.of());
    }
}
