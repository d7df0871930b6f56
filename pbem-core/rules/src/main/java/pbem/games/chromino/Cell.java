package pbem.games.chromino;

import java.util.Comparator;
import pbem.picture.Point;

/** A place for one square. x counts to the east, y to the north, and the middle of the start tile is at 0,0. */
record Cell(int x, int y) implements Comparable<Cell> {

    private static final Comparator<Cell> READING =
            Comparator.comparingInt(Cell::y).reversed().thenComparingInt(Cell::x);

    /** The cell that many steps away in that direction. */
    Cell step(Heading way, int steps) {
        return new Cell(x + steps * way.x(), y + steps * way.y());
    }

    /** Its centre in pictures. */
    Point centre() {
        return new Point(x, -y);
    }

    /** The cell's name, as players write it: {@code 3,-2}. */
    String name() {
        return x + "," + y;
    }

    /** Cells are ordered from north to south, and within a row from west to east. */
    @Override
    public int compareTo(Cell other) {
        return READING.compare(this, other);
    }

    @Override
    public String toString() {
        return name();
    }
}
