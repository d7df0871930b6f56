package pbem.games.chroma;

import pbem.game.Dice;
import pbem.game.Move;
import pbem.game.Seat;
import pbem.game.Simulation;

/** Chroma in one's head: colours by the number of the cell, and a move is that number. */
final class CubeSimulation implements Simulation {

    private static final byte EMPTY = -1;
    private static final int COLOURS = Colour.values().length;

    private final Lattice lattice;
    private final byte[] colours;
    private final byte[][] barred; // by colour and cell how many neighbours and supporters bar it
    private final byte[] missing; // by cell how many supporters are missing
    private ColourOrder order;
    private int colour;
    private long key;
    private boolean over;
    private int winner = -1;

    private CubeSimulation(Lattice lattice, byte[] colours, byte[][] barred, byte[] missing) {
        this.lattice = lattice;
        this.colours = colours;
        this.barred = barred;
        this.missing = missing;
    }

    static CubeSimulation of(ChromaPosition position) {
        Lattice lattice = position.cubes().lattice();
        int cells = lattice.cells().size();
        byte[] colours = new byte[cells];
        byte[] missing = new byte[cells];
        CubeSimulation made = new CubeSimulation(lattice, colours, new byte[COLOURS][cells], missing);
        for (int cell = 0; cell < cells; cell++) {
            colours[cell] = EMPTY;
            missing[cell] = (byte) lattice.supporters(cell).length;
        }
        for (int cell = 0; cell < cells; cell++) {
            Cell there = lattice.cells().get(cell);
            int number = cell;
            position.cubes().at(there).ifPresent(colour -> made.put(number, colour.ordinal()));
        }
        made.order = position.order();
        made.colour = made.order.colour().ordinal();
        made.over = position.outcome().isPresent();
        return made;
    }

    private void put(int cell, int laid) {
        colours[cell] = (byte) laid;
        key ^= Dice.mixed(cell * 7L + laid + 1);
        for (int beside : lattice.neighbours(cell)) {
            barred[laid][beside]++;
        }
        for (int above : lattice.supported(cell)) {
            barred[laid][above]++;
            missing[above]--;
        }
    }

    private boolean isOpen(int cell, int wanted) {
        return colours[cell] == EMPTY && missing[cell] == 0 && barred[wanted][cell] == 0;
    }

    /** How many cells are empty. */
    int empty() {
        int empty = 0;
        for (byte there : colours) {
            empty += there == EMPTY ? 1 : 0;
        }
        return empty;
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
    public void play(int code) {
        put(code, colour);
        Seat mover = order.turns().turn();
        order = order.next();
        colour = order.colour().ordinal();
        if (!canMove()) {
            over = true;
            winner = mover.index();
        }
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
    public Simulation copy() {
        byte[][] bars = new byte[COLOURS][];
        for (int i = 0; i < COLOURS; i++) {
            bars[i] = barred[i].clone();
        }
        CubeSimulation copy = new CubeSimulation(lattice, colours.clone(), bars, missing.clone());
        copy.order = order;
        copy.colour = colour;
        copy.key = key;
        copy.over = over;
        copy.winner = winner;
        return copy;
    }

    @Override
    public Move move(int code) {
        return new Placement(lattice.cells().get(code));
    }

    @Override
    public void results(double[] into) {
        for (int seat = 0; seat < into.length; seat++) {
            into[seat] = seat == winner ? 1 : 0;
        }
    }

    /** Whose turn it is and which colour they have follows from how many cubes there are, unless somebody has left. */
    @Override
    public long key() {
        return key;
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
    public String toString() {
        return "Chroma in one's head, " + order.turns().turn() + " on turn";
    }
}
