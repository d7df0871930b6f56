package pbem.tournament;

import java.time.Instant;
import java.util.List;

/**
 * A stage of a tournament: a round or a season.
 *
 * @param number from 1
 * @param groups the players of each group, match or division; a Swiss has one group
 * @param byes the players without an opponent
 * @param halfByes the players who asked for a bye, for half of the points
 * @param extraDays the days by which a director delayed the next stage
 */
public record Stage(
        int number, List<List<Long>> groups, List<Long> byes, List<Long> halfByes, Instant since, int extraDays) {

    public Stage {
        groups = groups.stream().map(List::copyOf).toList();
        byes = List.copyOf(byes);
        halfByes = List.copyOf(halfByes);
    }

    /** All of its players. */
    public List<Long> players() {
        return groups.stream().flatMap(List::stream).toList();
    }

    Stage extended(int days) {
        return new Stage(number, groups, byes, halfByes, since, extraDays + days);
    }

    Stage replacing(long from, long to) {
        return new Stage(
                number,
                groups.stream().map(group -> replaced(group, from, to)).toList(),
                replaced(byes, from, to),
                replaced(halfByes, from, to),
                since,
                extraDays);
    }

    /** @param seated the players who play in it, even if they had asked for a bye */
    Stage with(List<List<Long>> otherGroups, List<Long> otherByes, List<Long> seated) {
        List<Long> halves =
                halfByes.stream().filter(player -> !seated.contains(player)).toList();
        return new Stage(number, otherGroups, otherByes, halves, since, extraDays);
    }

    static List<Long> replaced(List<Long> players, long from, long to) {
        return players.stream().map(p -> p == from ? Long.valueOf(to) : p).toList();
    }
}
