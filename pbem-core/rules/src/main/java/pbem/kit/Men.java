package pbem.kit;

import java.util.Arrays;
import pbem.game.Dice;

/**
 * What stands on the cells, by number: 0 is nothing, a {@link Figure} of the {@link BoardLook} from 1 on. In a game of one sort of
 * men those of seat 0 are 1, those of seat 1 are 2. It changes. For one thread.
 */
public final class Men {

    private final byte[] there;
    private long key;

    private Men(byte[] there, long key) {
        this.there = there;
        this.key = key;
    }

    public static Men none(GameBoard board) {
        return new Men(new byte[board.size()], 0);
    }

    public Men with(int man, int... cells) {
        for (int cell : cells) {
            put(cell, man);
        }
        return this;
    }

    public int at(int cell) {
        return there[cell];
    }

    public boolean isEmpty(int cell) {
        return there[cell] == 0;
    }

    public void put(int cell, int man) {
        key ^= Dice.mixed(cell * 64L + there[cell]) ^ Dice.mixed(cell * 64L + man);
        there[cell] = (byte) man;
    }

    public void clear(int cell) {
        put(cell, 0);
    }

    public void move(int from, int to) {
        put(to, there[from]);
        put(from, 0);
    }

    public int count(int man) {
        int count = 0;
        for (byte one : there) {
            count += one == man ? 1 : 0;
        }
        return count;
    }

    public int cells() {
        return there.length;
    }

    public long key() {
        return key;
    }

    public Men copy() {
        return new Men(there.clone(), key);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Men men && Arrays.equals(there, men.there);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(there);
    }
}
