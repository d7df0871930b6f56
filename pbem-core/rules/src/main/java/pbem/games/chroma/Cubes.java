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
 * The rules of Chroma at work: which cubes lie where, where another may go, whose turn it is with which colour, and who
 * wins. A move is the number of its cell. A position never changes the cubes that it holds; it plays on with a copy.
 */
final class Cubes implements Simulation {

    private static final Colour[] COLOURS = Colour.values();
    private static final byte EMPTY = -1;
    private static final int SYMMETRIES = 6;

    private final Lattice lattice;
    private final byte[] colours; // by the number of the cell
    private final byte[][] barred; // by colour and cell how many neighbours and supporters bar it
    private final byte[] missing; // by cell how many supporters are missing
    private final long[] keys; // of what each turn and reflection of the board makes of it
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

    /** @param order whose turn it is, with which colour */
    static Cubes none(Lattice lattice, ColourOrder order) {
        int cells = lattice.cells().size();
        byte[] colours = new byte[cells];
        byte[] missing = new byte[cells];
        for (int cell = 0; cell < cells; cell++) {
            colours[cell] = EMPTY;
            missing[cell] = (byte) lattice.supporters(cell).length;
        }
        Cubes none = new Cubes(lattice, colours, new byte[COLOURS.length][cells], missing, new long[SYMMETRIES]);
        none.turn(order);
        return none;
    }

    /** The same order and one cube more, wherever it is put. */
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

    /** The game ends when nobody else is left, or the next cube has no place. */
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

    /** After the next cube has come there. */
    Cubes play(Cell cell) {
        Cubes next = copy();
        next.play(lattice.number(cell));
        return next;
    }

    /** After somebody has left. */
    Cubes leave(Seat seat) {
        Cubes next = copy();
        next.turn(order.without(seat));
        return next;
    }

    Lattice lattice() {
        return lattice;
    }

    /** While the game is over, the turn in it means nothing. */
    ColourOrder order() {
        return order;
    }

    boolean isOver() {
        return over;
    }

    /** Who has just moved, or is alone, when the game is over. */
    Seat winner() {
        return order.turns().previous();
    }

    /** The colour of the cube there; empty if there is none, or no such cell. */
    Optional<Colour> at(Cell cell) {
        return lattice.has(cell) && colours[lattice.number(cell)] != EMPTY
                ? Optional.of(COLOURS[colours[lattice.number(cell)]])
                : Optional.empty();
    }

    /** The cells with cubes of that colour, in the order of the board. */
    List<Cell> of(Colour wanted) {
        return cells(cell -> colours[cell] == wanted.ordinal());
    }

    /** How many cells are empty. */
    int empty() {
        return cells(cell -> colours[cell] == EMPTY).size();
    }

    /**
     * Whether the next cube may go there: into an empty hole, or on three cubes; not on one of its own colour, nor
     * beside one. What is two levels below never shows an edge to it, see {@link Lattice}.
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
    public int mostMoves() {
        return colours.length;
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
    public Placement move(int code) {
        return new Placement(lattice.cells().get(code));
    }

    @Override
    public void results(double[] into) {
        int winner = winner().index();
        for (int seat = 0; seat < into.length; seat++) {
            into[seat] = seat == winner ? 1 : 0;
        }
    }

    /** Whose turn it is and which colour they have follows from how many cubes there are, unless somebody has left. */
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

    @Override
    public String toString() {
        return "cubes, " + order.turns().turn() + " on turn";
    }
}
