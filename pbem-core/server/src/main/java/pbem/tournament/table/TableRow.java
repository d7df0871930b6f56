package pbem.tournament.table;

import java.util.List;

/**
 * One player in a table.
 *
 * @param rank from 1; the same for a shared place
 * @param halves the points, in half points
 * @param tieBreaks the tie breaks in the order in which they decide; see {@link TieBreak#number}
 * @param played the number of boards that are over, without walkovers
 * @param counts false for a player who left so early that none of their boards count
 */
public record TableRow(int rank, long player, int halves, List<Integer> tieBreaks, int played, boolean counts) {

    public TableRow {
        tieBreaks = List.copyOf(tieBreaks);
    }

    TableRow ranked(int other) {
        return new TableRow(other, player, halves, tieBreaks, played, counts);
    }

    /** The points as text: 3 or 3.5. */
    public String points() {
        return TieBreak.number(2 * halves);
    }
}
