package pbem.games.chromino;

import java.util.Comparator;

/** A place for one square: x to the east, y to the north, the middle of the start tile at 0,0. */
record Cell(int x, int y) implements Comparable<Cell> {

    private static final Comparator<Cell> READING =
            Comparator.comparingInt(Cell::y).reversed().thenComparingInt(Cell::x);

    /** The one so many steps further that way. */
    Cell step(Heading way, int steps) {
        return new Cell(x + steps * way.x(), y + steps * way.y());
    }

    /** As people write it: {@code 3,-2}. */
    String name() {
        return x + "," + y;
    }

    /** From north to south, and from west to east. */
    @Override
    public int compareTo(Cell other) {
        return READING.compare(this, other);
    }

    @Override
    public String toString() {
        return name();
    }
}
