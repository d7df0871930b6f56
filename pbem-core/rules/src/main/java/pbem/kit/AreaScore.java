package pbem.kit;

import java.util.stream.IntStream;
import pbem.phrase.Phrase;

/**
 * The area of each player: living men, and the empty points and dead men that only living men of that colour enclose.
 * A man with a number above 2 is dead.
 *
 * @param halves the komi, which the second player gets, in halves of a point
 */
public record AreaScore(GameBoard board, int halves) {

    /** The living men of black and white, then the points that each encloses. */
    private int[] counted(Men men) {
        int[] count = new int[4];
        int[] reached = new int[board.size()]; // by cell: 1, 2 or, for both colours, 3
        for (int cell = 0; cell < board.size(); cell++) {
            if (isLiving(men, cell)) {
                count[men.at(cell) - 1]++;
                reach(men, cell, men.at(cell), reached);
            }
        }
        for (int man = 1; man <= 2; man++) {
            int only = man;
            count[1 + man] =
                    (int) IntStream.of(reached).filter(by -> by == only).count();
        }
        return count;
    }

    /** Marks the points that a living man reaches from a cell across empty points and dead men. */
    private void reach(Men men, int from, int man, int[] reached) {
        for (int beside : board.beside(from)) {
            if (!isLiving(men, beside) && (reached[beside] & man) == 0) {
                reached[beside] |= man;
                reach(men, beside, man, reached);
            }
        }
    }

    private static boolean isLiving(Men men, int cell) {
        return men.at(cell) == 1 || men.at(cell) == 2;
    }

    /** The lead of the first player in halves of a point; below 0 if the second player is ahead. */
    public int lead(Men men) {
        int[] count = counted(men);
        return 2 * (count[0] + count[2] - count[1] - count[3]) - halves;
    }

    GameEnding ending(Men men) {
        int lead = lead(men);
        return new GameEnding(lead > 0 ? 0 : lead < 0 ? 1 : GameEnding.NOBODY, told(men));
    }

    /** The score in words: "black 44 (30 men, 14 points around), white ...". */
    Phrase told(Men men) {
        int[] count = counted(men);
        Phrase white = points(2 * (count[1] + count[3]) + halves);
        return Phrase.of("kit.area", count[0] + count[2], count[0], count[2], white, count[1], count[3], komi());
    }

    Phrase komi() {
        return points(halves);
    }

    private static Phrase points(int halves) {
        return Phrase.of("kit.points", halves / 2, halves % 2);
    }
}
