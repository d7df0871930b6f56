package pbem.tournament.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;
import pbem.tournament.Fixture;

/**
 * Ranks rows. Where points and tie breaks are equal, the boards against each other decide, if all of them have played
 * equally many with each of the others; otherwise they share a place.
 *
 * @param seed the order of players in a shared place
 */
record RankedRows(List<Fixture> fixtures, ToIntFunction<Long> seed) {

    List<TableRow> of(List<TableRow> unranked) {
        Comparator<TableRow> order = GroupTable.byPointsAndTieBreaks();
        List<TableRow> rows = new ArrayList<>(unranked);
        rows.sort(order.thenComparingInt(row -> seed.applyAsInt(row.player())));
        List<TableRow> ranked = new ArrayList<>();
        int from = 0;
        while (from < rows.size()) {
            int to = from + 1;
            while (to < rows.size() && order.compare(rows.get(from), rows.get(to)) == 0) {
                to++;
            }
            ranked.addAll(amongEachOther(rows.subList(from, to), from + 1));
            from = to;
        }
        return ranked;
    }

    private List<TableRow> amongEachOther(List<TableRow> tied, int rank) {
        if (tied.size() == 1 || !haveAllMet(tied)) {
            return tied.stream().map(row -> row.ranked(rank)).toList();
        }
        Set<Long> players = players(tied);
        ToIntFunction<TableRow> taken = row -> taken(row.player(), players);
        List<TableRow> sorted = tied.stream()
                .sorted(Comparator.comparingInt(taken)
                        .reversed()
                        .thenComparingInt(row -> seed.applyAsInt(row.player())))
                .toList();
        List<TableRow> ranked = new ArrayList<>();
        for (int i = 0; i < sorted.size(); i++) {
            boolean shared = i > 0 && taken.applyAsInt(sorted.get(i)) == taken.applyAsInt(sorted.get(i - 1));
            ranked.add(sorted.get(i).ranked(shared ? ranked.get(i - 1).rank() : rank + i));
        }
        return ranked;
    }

    private static Set<Long> players(List<TableRow> rows) {
        Set<Long> players = new HashSet<>();
        rows.forEach(row -> players.add(row.player()));
        return players;
    }

    private boolean haveAllMet(List<TableRow> tied) {
        long boards = meetings(tied.get(0).player(), tied.get(1).player());
        for (TableRow one : tied) {
            for (TableRow other : tied) {
                if (one.player() != other.player() && meetings(one.player(), other.player()) != boards) {
                    return false;
                }
            }
        }
        return boards > 0;
    }

    private long meetings(long one, long other) {
        return fixtures.stream()
                .filter(f -> !f.isOpen() && f.has(one) && f.has(other))
                .count();
    }

    private int taken(long player, Set<Long> from) {
        int sum = 0;
        for (Fixture fixture : fixtures) {
            if (!fixture.isOpen() && fixture.has(player)) {
                for (long other : fixture.seats()) {
                    if (other != player && from.contains(other)) {
                        sum += Integer.signum(fixture.halves(player) - fixture.halves(other)) + 1;
                    }
                }
            }
        }
        return sum;
    }
}
