package pbem.tournament;

import java.time.Instant;
import java.util.List;

/**
 * A round, or a season.
 *
 * @param number from 1
 * @param groups who is in which group, match or division; of a Swiss all in one
 * @param byes who has no opponent in it
 * @param extraDays by how much a director put off what comes after it
 */
public record Stage(int number, List<List<Long>> groups, List<Long> byes, Instant since, int extraDays) {

    public Stage {
        groups = groups.stream().map(List::copyOf).toList();
        byes = List.copyOf(byes);
    }

    /** All of its players. */
    public List<Long> players() {
        return groups.stream().flatMap(List::stream).toList();
    }

    Stage extended(int days) {
        return new Stage(number, groups, byes, since, extraDays + days);
    }

    Stage replacing(long from, long to) {
        return new Stage(
                number,
                groups.stream().map(group -> replaced(group, from, to)).toList(),
                replaced(byes, from, to),
                since,
                extraDays);
    }

    static List<Long> replaced(List<Long> players, long from, long to) {
        return players.stream().map(p -> p == from ? Long.valueOf(to) : p).toList();
    }
}
