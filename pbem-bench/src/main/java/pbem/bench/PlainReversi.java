package pbem.bench;

import java.util.Arrays;
import pbem.game.Dice;

/** Reversi on plain arrays, written only for random games: the kit's speed is compared with it. */
final class PlainReversi {

    private static final int SIZE = 8;
    private static final int WIDE = SIZE + 2; // including a rim
    private static final int RIM = 3;
    private static final int[] WAYS = {1, -1, WIDE, -WIDE, WIDE + 1, WIDE - 1, -WIDE + 1, -WIDE - 1};

    private final int[] there = new int[WIDE * WIDE];
    private final int[] empty = new int[SIZE * SIZE];
    private int count;

    private PlainReversi() {
        Arrays.fill(there, RIM);
        for (int row = 1; row <= SIZE; row++) {
            for (int column = 1; column <= SIZE; column++) {
                there[row * WIDE + column] = 0;
            }
        }
        int upper = SIZE / 2 * WIDE + SIZE / 2;
        there[upper] = 2;
        there[upper + WIDE + 1] = 2;
        there[upper + 1] = 1;
        there[upper + WIDE] = 1;
        for (int cell = 0; cell < there.length; cell++) {
            if (there[cell] == 0) {
                empty[count++] = cell;
            }
        }
    }

    /**
     * Plays a random game.
     *
     * @return how many more men black has at the end
     */
    static int playOut(Dice dice) {
        PlainReversi game = new PlainReversi();
        int turn = 0;
        while (turn >= 0) {
            game.play(game.lot(dice, turn), turn);
            turn = game.canMove(1 - turn) ? 1 - turn : game.canMove(turn) ? turn : -1;
        }
        int more = 0;
        for (int man : game.there) {
            more += man == 1 ? 1 : man == 2 ? -1 : 0;
        }
        return more;
    }

    private int lot(Dice dice, int turn) {
        int at = dice.below(count);
        while (!allows(empty[at], turn)) {
            at = at + 1 == count ? 0 : at + 1;
        }
        int cell = empty[at];
        empty[at] = empty[--count];
        return cell;
    }

    private boolean canMove(int turn) {
        for (int i = 0; i < count; i++) {
            if (allows(empty[i], turn)) {
                return true;
            }
        }
        return false;
    }

    private boolean allows(int cell, int turn) {
        for (int way : WAYS) {
            if (flanked(cell, way, turn) > 0) {
                return true;
            }
        }
        return false;
    }

    private int flanked(int cell, int way, int turn) {
        int length = 0;
        int at = cell + way;
        while (there[at] == 2 - turn) {
            at += way;
            length++;
        }
        return there[at] == turn + 1 ? length : 0;
    }

    private void play(int cell, int turn) {
        for (int way : WAYS) {
            int at = cell;
            for (int left = flanked(cell, way, turn); left > 0; left--) {
                at += way;
                there[at] = turn + 1;
            }
        }
        there[cell] = turn + 1;
    }
}
