package pbem.games.chroma;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Which cubes lie where, and where another may go. Immutable. */
final class Cubes {

    private static final Colour[] COLOURS = Colour.values();
    private static final byte EMPTY = -1;

    private final Lattice lattice;
    private final byte[] colours; // by the number of the cell

    private Cubes(Lattice lattice, byte[] colours) {
        this.lattice = lattice;
        this.colours = colours;
    }

    static Cubes none(Lattice lattice) {
        byte[] colours = new byte[lattice.cells().size()];
        Arrays.fill(colours, EMPTY);
        return new Cubes(lattice, colours);
    }

    /** These and one more, wherever it is put. */
    Cubes with(Cell cell, Colour colour) {
        byte[] more = colours.clone();
        more[lattice.number(cell)] = (byte) colour.ordinal();
        return new Cubes(lattice, more);
    }

    Lattice lattice() {
        return lattice;
    }

    /** The colour of the cube there; empty if there is none, or no such cell. */
    Optional<Colour> at(Cell cell) {
        return lattice.has(cell) && colours[lattice.number(cell)] != EMPTY
                ? Optional.of(COLOURS[colours[lattice.number(cell)]])
                : Optional.empty();
    }

    /** The cells with cubes of that colour, in the order of the board. */
    List<Cell> of(Colour colour) {
        return numbers()
                .filter(n -> colours[n] == colour.ordinal())
                .mapToObj(lattice.cells()::get)
                .toList();
    }

    boolean isFull() {
        return numbers().allMatch(n -> colours[n] != EMPTY);
    }

    /**
     * Whether the next cube may go there: into an empty hole, or on three cubes; not on one of its own colour, nor
     * beside one. What is two levels below never shows an edge to it, see {@link Lattice}.
     */
    boolean isOpen(Cell cell, Colour colour) {
        return isOpen(lattice.number(cell), colour.ordinal());
    }

    /** The cells that are open to a colour, in the order of the board. */
    List<Cell> open(Colour colour) {
        return numbers()
                .filter(n -> isOpen(n, colour.ordinal()))
                .mapToObj(lattice.cells()::get)
                .toList();
    }

    /** How many cells are open to a colour. */
    int openCount(Colour colour) {
        return (int) numbers().filter(n -> isOpen(n, colour.ordinal())).count();
    }

    private boolean isOpen(int number, int colour) {
        if (colours[number] != EMPTY) {
            return false;
        }
        for (int below : lattice.supporters(number)) {
            if (colours[below] == EMPTY || colours[below] == colour) {
                return false;
            }
        }
        for (int beside : lattice.neighbours(number)) {
            if (colours[beside] == colour) {
                return false;
            }
        }
        return true;
    }

    private IntStream numbers() {
        return IntStream.range(0, colours.length);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Cubes cubes && Arrays.equals(colours, cubes.colours);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(colours);
    }
}
