package pbem.games.chroma;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import pbem.game.Dice;
import pbem.game.Seat;
import pbem.game.Simulation;

/**
 * A game of Chroma that carries out the rules: the cubes in their cells, the open cells, the turn and its colour, and
 * the winner. A move is coded as the number of its cell. A position never changes its instance; it continues with a
 * copy.
 */
final class Cubes implements Simulation {

    private static final Colour[] COLOURS = Colour.values();
    private static final byte EMPTY = -1;
    private static final int SYMMETRIES = 6;

    private final Lattice lattice;
    private final byte[] colours; // by cell, the number of the colour
    private final byte[][] barred; // by colour and cell, the number of cubes that bar it
    private final byte[] missing; // by cell, the number of missing supporters
    private final long[] keys; // by turn and reflection of the board, the key of the image
    private ColourOrder order;
    private int colour;
    private boolean over;

    private Cubes(Lattice lattice, byte[] colours, byte[][] barred, byte[] missing, long[] keys) {
        this.lattice = lattice;
        this.colours = colours;
        this.barred = barred;
        this.missing = missing;
        this.keys = keys;
    }

    /** @param order the order of turns and colours */
    static Cubes none(Lattice lattice, ColourOrder order) {
        int cells = lattice.cells().size();
        byte[] colours = new byte[cells];
        byte[] missing = new byte[cells];
        for (int cell = 0; cell < cells; cell++) {
            colours[cell] = EMPTY;
            missing[cell] = (byte) lattice.cells().get(cell).supporters().size();
        }
        Cubes none = new Cubes(lattice, colours, new byte[COLOURS.length][cells], missing, new long[SYMMETRIES]);
        none.turn(order);
        return none;
    }

    /** A copy with one more cube in any cell. The turn stays the same. */
    Cubes with(Cell cell, Colour more) {
        Cubes with = copy();
        with.put(lattice.number(cell), more.ordinal());
        with.turn(order);
        return with;
    }

    private void put(int cell, int laid) {
        colours[cell] = (byte) laid;
        int[] images = lattice.images(cell);
        for (int i = 0; i < SYMMETRIES; i++) {
            keys[i] ^= Dice.mixed(images[i] * 7L + laid + 1);
        }
        for (int beside : lattice.neighbours(cell)) {
            barred[laid][beside]++;
        }
        for (int above : lattice.supported(cell)) {
            barred[laid][above]++;
            missing[above]--;
        }
    }

    /** Sets the turn and ends the game if only one player is left or the next cube has no place. */
    private void turn(ColourOrder next) {
        order = next;
        colour = next.colour().ordinal();
        over = !canMove() || Integer.bitCount(next.turns().left()) == seats() - 1;
    }

    private boolean canMove() {
        for (int cell = 0; cell < colours.length; cell++) {
            if (isOpen(cell, colour)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void play(int code) {
        put(code, colour);
        turn(order.next());
    }

    /** The game after the next cube was put into that cell. */
    Cubes play(Cell cell) {
        Cubes next = copy();
        next.play(lattice.number(cell));
        return next;
    }

    /** The game after a player has left. */
    Cubes leave(Seat seat) {
        Cubes next = copy();
        next.turn(order.without(seat));
        return next;
    }

    Lattice lattice() {
        return lattice;
    }

    /** The order of turns and colours. Its turn is meaningless after the end of the game. */
    ColourOrder order() {
        return order;
    }

    boolean isOver() {
        return over;
    }

    /** The winner after the end of the game: the last player to move, or the only one left. */
    Seat winner() {
        return order.turns().previous();
    }

    /** The colour of the cube in a cell; empty if there is no cube or no such cell. */
    Optional<Colour> at(Cell cell) {
        return lattice.has(cell) && colours[lattice.number(cell)] != EMPTY
                ? Optional.of(COLOURS[colours[lattice.number(cell)]])
                : Optional.empty();
    }

    /** The number of empty cells. */
    int empty() {
        return cells(cell -> colours[cell] == EMPTY).size();
    }

    /**
     * Whether a cube of that colour may go into a cell: into an empty hole or on three cubes, but not on or beside a
     * cube of its own colour. Cubes two levels below do not matter, because they never share a visible edge with it,
     * see {@link Lattice}.
     */
    boolean isOpen(Cell cell, Colour wanted) {
        return isOpen(lattice.number(cell), wanted.ordinal());
    }

    private boolean isOpen(int cell, int wanted) {
        return colours[cell] == EMPTY && missing[cell] == 0 && barred[wanted][cell] == 0;
    }

    /** The cells that are open to a colour, in the order of the board. */
    List<Cell> open(Colour wanted) {
        return cells(cell -> isOpen(cell, wanted.ordinal()));
    }

    private List<Cell> cells(IntPredicate wanted) {
        return IntStream.range(0, colours.length)
                .filter(wanted)
                .mapToObj(lattice.cells()::get)
                .toList();
    }

    @Override
    public int seats() {
        return order.turns().seats();
    }

    @Override
    public int turn() {
        return over ? -1 : order.turns().turn().index();
    }

    @Override
    public int codes() {
        return colours.length;
    }

    @Override
    public int moves(int[] into) {
        int count = 0;
        for (int cell = 0; cell < colours.length && !over; cell++) {
            if (isOpen(cell, colour)) {
                into[count++] = cell;
            }
        }
        return count;
    }

    @Override
    public Cubes copy() {
        byte[][] bars = new byte[barred.length][];
        for (int i = 0; i < bars.length; i++) {
            bars[i] = barred[i].clone();
        }
        Cubes copy = new Cubes(lattice, colours.clone(), bars, missing.clone(), keys.clone());
        copy.order = order;
        copy.colour = colour;
        copy.over = over;
        return copy;
    }

    @Override
    public Cell move(int code) {
        return lattice.cells().get(code);
    }

    @Override
    public void results(double[] into) {
        Arrays.fill(into, 0);
        into[winner().index()] = 1;
    }

    /**
     * The key depends only on the cubes. Unless a player has left, the turn and the colour follow from the number of
     * cubes.
     */
    @Override
    public long key() {
        return keys[0];
    }

    @Override
    public long symmetricKey() {
        return Arrays.stream(keys).min().orElseThrow();
    }

    @Override
    public int likely(Dice dice) {
        int chosen = -1;
        int met = 0;
        for (int cell = 0; cell < colours.length; cell++) {
            if (isOpen(cell, colour) && dice.below(++met) == 0) {
                chosen = cell;
            }
        }
        return chosen;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Cubes cubes && Arrays.equals(colours, cubes.colours) && order.equals(cubes.order);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(colours) + order.hashCode();
    }
}
