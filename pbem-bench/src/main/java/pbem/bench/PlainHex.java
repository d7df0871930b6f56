package pbem.bench;

import java.util.Arrays;
import pbem.game.Dice;

/** Hex on plain arrays, written only for random games: the kit's speed is compared with it. */
final class PlainHex {

    private static final int SIZE = 11;
    private static final int CELLS = SIZE * SIZE;
    private static final int[][] BESIDE = new int[CELLS][];
    private static final int[][] SIDES = new int[2][CELLS]; // a colour's sides are 1 and 2; 3 is both

    static {
        int[][] steps = {{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}};
        for (int cell = 0; cell < CELLS; cell++) {
            int column = cell % SIZE;
            int row = cell / SIZE;
            int[] beside = new int[steps.length];
            int count = 0;
            for (int[] step : steps) {
                int x = column + step[0];
                int y = row + step[1];
                if (x >= 0 && x < SIZE && y >= 0 && y < SIZE) {
                    beside[count++] = y * SIZE + x;
                }
            }
            BESIDE[cell] = Arrays.copyOf(beside, count);
            SIDES[0][cell] = (row == 0 ? 1 : 0) | (row == SIZE - 1 ? 2 : 0);
            SIDES[1][cell] = (column == 0 ? 1 : 0) | (column == SIZE - 1 ? 2 : 0);
        }
    }

    private PlainHex() {}

    /**
     * Plays a random game.
     *
     * @return the winner, 0 or 1
     */
    static int playOut(Dice dice) {
        int[] there = new int[CELLS];
        int[] root = new int[CELLS];
        int[] reached = new int[CELLS];
        int[] empty = new int[CELLS];
        for (int cell = 0; cell < CELLS; cell++) {
            empty[cell] = cell;
            root[cell] = cell;
        }
        int count = CELLS;
        int turn = 0;
        while (true) {
            int at = dice.below(count);
            int cell = empty[at];
            empty[at] = empty[--count];
            there[cell] = turn + 1;
            int all = SIDES[turn][cell];
            for (int beside : BESIDE[cell]) {
                if (there[beside] == turn + 1) {
                    int other = beside;
                    while (root[other] != other) {
                        root[other] = root[root[other]];
                        other = root[other];
                    }
                    all |= reached[other];
                    root[other] = cell;
                }
            }
            reached[cell] = all;
            if (all == 3) {
                return turn;
            }
            turn = 1 - turn;
        }
    }
}
