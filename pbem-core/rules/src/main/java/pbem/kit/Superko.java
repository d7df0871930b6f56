package pbem.kit;

/** Forbids moves that would bring back an earlier arrangement of the board. Not safe for use by several threads. */
public final class Superko {

    private Situations past = Situations.NONE;

    private Superko() {}

    public static Superko none() {
        return new Superko();
    }

    /** Remembers what is on the board, so that it may not come back. */
    public void remember(Men men) {
        past = past.then(men.cellsKey());
    }

    /** Whether a man put on an empty cell would bring back an earlier arrangement. */
    public boolean forbids(Men men, int cell, int man, Liberties liberties) {
        Men after = men.copy();
        after.put(cell, man);
        liberties.take(after, cell);
        return past.times(after.cellsKey()) > 0;
    }

    /** What is remembered, for equality. */
    public Situations memory() {
        return past;
    }

    public Superko copy() {
        Superko copy = new Superko();
        copy.past = past;
        return copy;
    }
}
