package pbem.tournament.pairing;

import java.util.ArrayList;
import java.util.List;

/**
 * The rounds of a round robin as Johann Berger published them: all players meet each other, and alternate between the
 * seats.
 */
public final class BergerTable {

    private BergerTable() {}

    /** Two players by their numbers from 1; the first one has the first seat. */
    public record Meeting(int first, int second) {
        Meeting turned() {
            return new Meeting(second, first);
        }
    }

    /**
     * All rounds. With an odd number of players, the opponent of the number after the last has a bye.
     *
     * @param players two or more
     */
    public static List<List<Meeting>> rounds(int players) {
        int even = players + players % 2;
        List<List<Meeting>> rounds = new ArrayList<>();
        for (int round = 1; round < even; round++) {
            boolean odd = round % 2 == 1;
            int pivot = odd ? (round + 1) / 2 : (even + round) / 2;
            List<Meeting> meetings = new ArrayList<>();
            if (players == even) {
                Meeting withLast = new Meeting(pivot, even);
                meetings.add(odd ? withLast : withLast.turned());
            }
            for (int i = 1; i < even / 2; i++) {
                meetings.add(new Meeting(wrapped(pivot + i, even - 1), wrapped(pivot - i, even - 1)));
            }
            rounds.add(meetings);
        }
        return rounds;
    }

    private static int wrapped(int number, int most) {
        return Math.floorMod(number - 1, most) + 1;
    }
}
