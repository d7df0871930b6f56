package pbem.tournament.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import pbem.tournament.Tournament;

/** The first, second and third players of a tournament that was played to its end. */
public final class Medals {

    private static final int LAST_PLACE = 3;

    private Medals() {}

    /**
     * Each medal by its player, the best first; none unless the tournament has ended. No medal goes to a player who
     * beat nobody, who left so early that their boards do not count, or who played no board.
     *
     * @return the places by the ids of players
     */
    public static Map<Long, Integer> of(Tournament tournament) {
        Map<Long, Integer> medals = new LinkedHashMap<>();
        if (tournament.state() == Tournament.State.ENDED) {
            List<TableRow> rows = TournamentTables.overall(tournament).rows();
            int last = rows.stream().mapToInt(TableRow::rank).max().orElse(0);
            rows.stream()
                    .filter(row -> row.rank() <= LAST_PLACE && row.rank() < last)
                    .filter(row -> row.counts() && row.played() > 0 && tournament.isPlaying(row.player()))
                    .forEach(row -> medals.put(row.player(), row.rank()));
        }
        return medals;
    }
}
