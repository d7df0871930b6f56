package pbem.games.cholone;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One of the six directions to a neighbouring cell. The first three lead to later cells in the order of letters, then
 * digits.
 */
enum Direction {
    EAST(0, 1),
    NORTH_EAST(1, 1),
    NORTH_WEST(1, 0),
    WEST(0, -1),
    SOUTH_WEST(-1, -1),
    SOUTH_EAST(-1, 0);

    /** All six directions, in order. Unlike {@link #values()} the list is not copied at each call. */
    static final List<Direction> ALL = List.of(values());

    /** The three directions that lead to later cells, one for each line through a cell. */
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

    /** The direction along the same line that leads to later cells. */
    Direction axis() {
        return AXES.get(ordinal() % 3);
    }

    /** The number that a step adds to a cell's bit, modulo 61. */
    int turn() {
        return turn;
    }

    /** The cells to which a step in this direction leads. */
    long landing() {
        return landing;
    }

    /** All cells of the set moved by one step. Those at the edge are dropped. */
    long step(long set) {
        return (set << turn | set >>> (Cell.COUNT - turn))
                & landing; // rotation by 61 bits, without cells that re-enter at the far side
    }

    /** The cells from which a step in this direction leads into the set. */
    long back(long set) {
        long from = set & landing;
        return (from >>> turn | from << (Cell.COUNT - turn)) & Cell.BOARD_SET;
    }

    /** The cells from which a step in this direction leads off the board. */
    long edge() {
        return opposite().landing ^ Cell.BOARD_SET;
    }

    /** The neighbour of a cell in this direction; empty if the board ends there. */
    Optional<Cell> from(Cell cell) {
        return Cell.at(cell.row() + rows, cell.number() + numbers);
    }

    /** That cell and all those behind it in this direction, to the edge of the board. */
    List<Cell> walk(Cell start) {
        return Stream.iterate(Optional.of(start), Optional::isPresent, at -> at.flatMap(this::from))
                .map(Optional::get)
                .toList();
    }

    /** The direction from a cell to its neighbour; empty if they do not touch. */
    static Optional<Direction> between(Cell from, Cell to) {
        return ALL.stream()
                .filter(way -> way.from(from).equals(Optional.of(to)))
                .findFirst();
    }
}
