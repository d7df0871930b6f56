package pbem.games.cholone;

import java.util.Arrays;
import java.util.OptionalInt;
import pbem.phrase.Phrase;

/**
 * The marbles on the board: one set of cells for each seat. No cell is in two of them. The instance in a position never
 * changes.
 */
final class Marbles {

    private final long[] bySeat;

    private Marbles(long[] bySeat) {
        this.bySeat = bySeat;
    }

    /**
     * Reads a drawn board: the signs of the 61 cells from row i, i5 to i9, down to row a, a1 to a5. White space is
     * ignored.
     *
     * @param seats the number of players, which decides their signs; any other sign is an empty cell
     */
    static Marbles drawn(int seats, String board) {
        String signs = board.replaceAll("\\s", "");
        if (signs.length() != Cell.COUNT) {
            throw new IllegalArgumentException("a board has 61 cells, not " + signs.length());
        }
        long[] bySeat = new long[seats];
        int next = 0;
        for (int row = Cell.BOARD.rows(); row >= 1; row--) {
            for (int number = Cell.BOARD.first(row); number <= Cell.BOARD.last(row); number++) {
                char sign = signs.charAt(next++);
                for (int seat = 0; seat < seats; seat++) {
                    if (new Marble(seat, seats).sign() == sign) {
                        bySeat[seat] |= Cell.at(row, number).orElseThrow().set();
                    }
                }
            }
        }
        return new Marbles(bySeat);
    }

    int seats() {
        return bySeat.length;
    }

    /** The name of the colour of a seat's marbles. */
    Phrase name(int seat) {
        return new Marble(seat, seats()).name();
    }

    long of(int seat) {
        return bySeat[seat];
    }

    long all() {
        long all = 0;
        for (long set : bySeat) {
            all |= set;
        }
        return all;
    }

    /** The move generator of that seat. All other marbles are foreign to it. */
    MoveGenerator generator(int seat) {
        return new MoveGenerator(bySeat[seat], all() & ~bySeat[seat]);
    }

    /** The seat whose marble lies on that cell, or nothing if the cell is empty. */
    OptionalInt owner(Cell cell) {
        for (int seat = 0; seat < bySeat.length; seat++) {
            if ((bySeat[seat] & cell.set()) != 0) {
                return OptionalInt.of(seat);
            }
        }
        return OptionalInt.empty();
    }

    Marbles copy() {
        return new Marbles(bySeat.clone());
    }

    /**
     * Makes a legal move.
     *
     * @return the seat of the marble that it pushes over the edge; -1 if there is none
     */
    int play(int mover, MarbleMove move) {
        Direction way = move.way();
        long pushed = generator(mover).pushed(move);
        bySeat[mover] = bySeat[mover] & ~move.from() | move.to();
        int loser = -1;
        for (int seat = 0; seat < bySeat.length && pushed != 0; seat++) {
            long moving = seat == mover ? 0 : bySeat[seat] & pushed;
            if (moving != 0) {
                loser = (moving & way.edge()) != 0 ? seat : loser;
                bySeat[seat] = bySeat[seat] & ~moving | way.step(moving);
            }
        }
        return loser;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Marbles marbles && Arrays.equals(bySeat, marbles.bySeat);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bySeat);
    }
}
