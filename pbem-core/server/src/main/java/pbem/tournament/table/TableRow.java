package pbem.tournament.table;

import java.util.List;

/**
 * One player in a table.
 *
 * @param rank from 1; the same for a shared place
 * @param halves their points, in half points
 * @param tieBreaks in the order in which they decide; see {@link TieBreak#number}
 * @param played boards that are over, without those that nobody played
 * @param counts false for a player who left so early that none of their boards count
 */
public record TableRow(int rank, long player, int halves, List<Integer> tieBreaks, int played, boolean counts) {

    public TableRow {
        tieBreaks = List.copyOf(tieBreaks);
    }

    TableRow ranked(int other) {
        return new TableRow(other, player, halves, tieBreaks, played, counts);
    }

    /** 3 or 3.5. */
    public String points() {
        return TieBreak.number(2 * halves);
    }
}
