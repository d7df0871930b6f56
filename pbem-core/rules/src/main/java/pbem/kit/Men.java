package pbem.kit;

import java.util.Arrays;
import pbem.game.Dice;

/**
 * What stands on the cells, by number: 0 is nothing; the numbers from 1 are those of a {@link Figure} in the
 * {@link BoardLook}. In a game with one sort of men, those of seat 0 are 1 and those of seat 1 are 2. The number of a
 * cell with a stack is that of the man on top. Places beside the board count the men that a player holds. Mutable; not
 * safe for use by several threads.
 */
public final class Men {

    private static final int BITS = 3; // bits of one man in a stack
    private static final long[] FLAT = {};

    private final byte[] there; // the cells, then the numbers of men held
    private final int cells;
    private final long[] stacks; // the man on top in the lowest bits
    private long key; // of the men on the cells
    private long heldKey;

    private Men(byte[] there, int cells, long[] stacks, long key, long heldKey) {
        this.heldKey = heldKey;
        this.there = there;
        this.cells = cells;
        this.stacks = stacks;
        this.key = key;
    }

    public static Men none(GameBoard board) {
        return none(board, 0);
    }

    /** @param places the number of places beside the board */
    public static Men none(GameBoard board, int places) {
        return new Men(new byte[board.size() + places], board.size(), FLAT, 0, 0);
    }

    /** Men of at most 7 sorts that can stand on each other, at most 21 on a cell. */
    public static Men stacked(GameBoard board) {
        return stacked(board, 0);
    }

    /** @param places the number of places beside the board */
    public static Men stacked(GameBoard board, int places) {
        return new Men(new byte[board.size() + places], board.size(), new long[board.size()], 0, 0);
    }

    public Men with(int man, int... cells) {
        for (int cell : cells) {
            put(cell, man);
        }
        return this;
    }

    /** Puts one man on each of the first cells, and another on as many of the last. */
    public Men facing(int each, int first, int last) {
        for (int cell = 0; cell < each; cell++) {
            put(cell, first);
            put(cells - 1 - cell, last);
        }
        return this;
    }

    /**
     * Men of both sorts alternately on all cells of a rectangle.
     *
     * @param columns its cells from the left to the right
     */
    public static Men alternating(GameBoard board, int columns) {
        Men men = none(board);
        for (int cell = 0; cell < men.cells; cell++) {
            men.put(cell, (cell % columns + cell / columns) % 2 == 0 ? 2 : 1);
        }
        return men;
    }

    public int at(int cell) {
        return there[cell];
    }

    public boolean isEmpty(int cell) {
        return there[cell] == 0;
    }

    /** Puts a man on a cell, in place of everything that stood there. */
    public void put(int cell, int man) {
        set(cell, man);
        if (stacks.length > 0) {
            stacks(cell, man);
        }
    }

    private void set(int cell, int man) {
        key ^= change(cell, man);
        there[cell] = (byte) man;
    }

    private long change(int place, int man) {
        return Dice.mixed(place * 128L + there[place]) ^ Dice.mixed(place * 128L + man);
    }

    private void stacks(int cell, long men) {
        key ^= Dice.mixed(~(stacks[cell] * there.length + cell)) ^ Dice.mixed(~(men * there.length + cell));
        stacks[cell] = men;
    }

    public void clear(int cell) {
        put(cell, 0);
    }

    /** Moves everything on a cell to another cell, in place of what stood there. */
    public void move(int from, int to) {
        if (stacks.length > 0) {
            stack(to, stacks[from]);
        } else {
            set(to, there[from]);
        }
        put(from, 0);
    }

    /**
     * All men of a cell, three bits each, the man on top in the lowest bits; on a board without stacks, the single man.
     */
    public long stack(int cell) {
        return stacks.length > 0 ? stacks[cell] : there[cell];
    }

    public void stack(int cell, long men) {
        set(cell, (int) (men & (1 << BITS) - 1));
        stacks(cell, men);
    }

    public int height(int cell) {
        return stacks.length == 0
                ? there[cell] == 0 ? 0 : 1
                : (Long.SIZE - Long.numberOfLeadingZeros(stacks[cell]) + BITS - 1) / BITS;
    }

    /** @param below how many men stand above the one that is wanted */
    public int at(int cell, int below) {
        return (int) (stack(cell) >>> BITS * below & (1 << BITS) - 1);
    }

    /** Puts a man on top. */
    public void push(int cell, int man) {
        stack(cell, stacks[cell] << BITS | man);
    }

    /** Takes away the man on top. */
    public int pop(int cell) {
        int man = there[cell];
        stack(cell, stacks[cell] >>> BITS);
        return man;
    }

    /** Puts a man at the bottom. */
    public void pushBelow(int cell, int man) {
        stack(cell, stacks[cell] | (long) man << BITS * height(cell));
    }

    /** Takes away the man at the bottom. */
    public int popBelow(int cell) {
        int below = height(cell) - 1;
        int man = at(cell, below);
        stack(cell, stacks[cell] & ~(-1L << BITS * below));
        return man;
    }

    /** The number of men held at a place beside the board. */
    public int held(int place) {
        return there[cells + place];
    }

    public void hold(int place, int count) {
        heldKey ^= change(cells + place, count);
        there[cells + place] = (byte) count;
    }

    /** The first cell with this man on top; {@link GameBoard#NONE} if there is none. */
    public int first(int man) {
        for (int cell = 0; cell < cells; cell++) {
            if (there[cell] == man) {
                return cell;
            }
        }
        return GameBoard.NONE;
    }

    /** The number of cells with this man on top. */
    public int count(int man) {
        int count = 0;
        for (int cell = 0; cell < cells; cell++) {
            count += there[cell] == man ? 1 : 0;
        }
        return count;
    }

    /** How many cells at the beginning of a ray have this man on top. */
    public int run(int[] ray, int man) {
        int run = 0;
        while (run < ray.length && there[ray[run]] == man) {
            run++;
        }
        return run;
    }

    public int cells() {
        return cells;
    }

    public long key() {
        return key ^ heldKey;
    }

    /** The key of the men after a rotation or reflection that maps every cell to its image. */
    long key(int[] image) {
        long turned = heldKey;
        for (int cell = 0; cell < cells; cell++) {
            int man = there[cell];
            if (man != 0) {
                int to = image[cell];
                turned ^= Dice.mixed(to * 128L) ^ Dice.mixed(to * 128L + man);
                if (stacks.length > 0) {
                    turned ^= Dice.mixed(~to) ^ Dice.mixed(~(stacks[cell] * there.length + to));
                }
            }
        }
        return turned;
    }

    /** A key of the men on the cells alone, without the men held. */
    public long cellsKey() {
        return key;
    }

    public Men copy() {
        return new Men(there.clone(), cells, stacks.length == 0 ? FLAT : stacks.clone(), key, heldKey);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Men men && Arrays.equals(there, men.there) && Arrays.equals(stacks, men.stacks);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(there);
    }
}
