package pbem.games.cholone;

import java.util.List;
import java.util.Optional;
import pbem.kit.GameBoard;

/**
 * One of the six directions to a neighbouring cell, in the order of the board. The first three lead to later cells in
 * the order of letters, then digits.
 *
 * <p>A set of cells is a {@code long} with one bit for each cell. Since a step adds the same number to every cell,
 * modulo 61, all marbles of a set step at once by one rotation of bits.
 */
enum Direction {
    EAST,
    NORTH_EAST,
    NORTH_WEST,
    WEST,
    SOUTH_WEST,
    SOUTH_EAST;

    static final int COUNT = 61;

    /** The set of all cells. */
    static final long BOARD_SET = (1L << COUNT) - 1;

    /** All six directions, in order. Unlike {@link #values()} the list is not copied at each call. */
    static final List<Direction> ALL = List.of(values());

    private final int turn;
    private final long landing; // the cells to which a step in this direction leads
    private final long edge;

    Direction() {
        GameBoard board = Cells.BOARD;
        int middle = board.named("e5");
        this.turn = Math.floorMod(board.next(middle, ordinal()) - middle, COUNT);
        long into = 0;
        long last = 0;
        for (int cell = 0; cell < COUNT; cell++) {
            int to = board.next(cell, ordinal());
            into |= to == GameBoard.NONE ? 0 : 1L << to;
            last |= to == GameBoard.NONE ? 1L << cell : 0;
        }
        this.landing = into;
        this.edge = last;
    }

    /** The number that a step adds to a cell, modulo 61. */
    int turn() {
        return turn;
    }

    /** All cells of the set moved by one step. Those at the edge are dropped. */
    long step(long set) {
        return (set << turn | set >>> (COUNT - turn)) & landing; // without cells that re-enter at the far side
    }

    /** The cells from which a step in this direction leads into the set. */
    long back(long set) {
        long from = set & landing;
        return (from >>> turn | from << (COUNT - turn)) & BOARD_SET;
    }

    /** The cells from which a step in this direction leads off the board. */
    long edge() {
        return edge;
    }

    /** The neighbour of a cell in this direction; {@link GameBoard#NONE} if the board ends there. */
    int from(int cell) {
        return Cells.BOARD.next(cell, ordinal());
    }

    /** The direction from a cell to its neighbour; empty if they do not touch. */
    static Optional<Direction> between(int from, int to) {
        return ALL.stream().filter(way -> way.from(from) == to).findFirst();
    }
}
