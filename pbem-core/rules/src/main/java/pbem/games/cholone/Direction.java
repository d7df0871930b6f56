package pbem.games.cholone;

import java.util.List;
import java.util.Optional;

/**
 * One of the six ways to a neighbouring cell. The first three lead to later cells in the order of letters, then digits.
 */
enum Direction {
    EAST(0, 1),
    NORTH_EAST(1, 1),
    NORTH_WEST(1, 0),
    WEST(0, -1),
    SOUTH_WEST(-1, -1),
    SOUTH_EAST(-1, 0);

    /** All six, in order; {@link #values()} would copy. */
    static final List<Direction> ALL = List.of(values());

    /** The three that lead to later cells, one for each line that goes through a cell. */
    static final List<Direction> AXES = ALL.subList(0, 3);

    private final int rows;
    private final int numbers;
    private final int turn;
    private final long landing;

    Direction(int rows, int numbers) {
        this.rows = rows;
        this.numbers = numbers;
        Cell origin = Cell.named("e5").orElseThrow();
        Cell neighbour = Cell.at(origin.row() + rows, origin.number() + numbers).orElseThrow();
        this.turn = Math.floorMod(neighbour.bit() - origin.bit(), Cell.COUNT);
        long cells = 0;
        for (Cell cell : Cell.ALL) {
            if (Cell.at(cell.row() - rows, cell.number() - numbers).isPresent()) {
                cells |= cell.set();
            }
        }
        this.landing = cells;
    }

    int rows() {
        return rows;
    }

    int numbers() {
        return numbers;
    }

    Direction opposite() {
        return ALL.get((ordinal() + 3) % 6);
    }

    /** The same line, towards later cells. */
    Direction axis() {
        return AXES.get(ordinal() % 3);
    }

    /** Added to a cell's bit by a step, modulo 61. */
    int turn() {
        return turn;
    }

    /** The cells into which a step leads. */
    long landing() {
        return landing;
    }

    /** All cells of the set moved by one; those at the edge fall off. */
    long step(long set) {
        return (set << turn | set >>> (Cell.COUNT - turn))
                & landing; // round by 61 bits, without who came in at the far side
    }

    /** The cells from which a step leads into the set. */
    long back(long set) {
        long from = set & landing;
        return (from >>> turn | from << (Cell.COUNT - turn)) & Cell.BOARD_SET;
    }

    /** The cells from which a step leads off the board. */
    long edge() {
        return opposite().landing ^ Cell.BOARD_SET;
    }

    /** The neighbour on this side, if the board goes on. */
    Optional<Cell> from(Cell cell) {
        return Cell.at(cell.row() + rows, cell.number() + numbers);
    }

    /** The direction from a cell to its neighbour; empty if they do not touch. */
    static Optional<Direction> between(Cell from, Cell to) {
        return ALL.stream()
                .filter(way -> way.from(from).equals(Optional.of(to)))
                .findFirst();
    }
}
