package pbem.tournament.table;

import java.util.List;
import java.util.Optional;

/**
 * The table of a group, a match, a division or a whole tournament.
 *
 * @param stage from 1; 0 for the table of a whole tournament
 * @param group from 0
 * @param rows the best first
 * @param tieBreaks its tie breaks, in order
 */
public record TournamentTable(int stage, int group, List<TableRow> rows, List<TieBreak> tieBreaks) {

    public TournamentTable {
        rows = List.copyOf(rows);
        tieBreaks = List.copyOf(tieBreaks);
    }

    public Optional<TableRow> row(long player) {
        return rows.stream().filter(row -> row.player() == player).findFirst();
    }
}
