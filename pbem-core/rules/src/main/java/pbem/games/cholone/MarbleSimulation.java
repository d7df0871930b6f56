package pbem.games.cholone;

import java.util.List;
import pbem.game.Dice;
import pbem.game.Move;
import pbem.game.Seat;
import pbem.game.Simulation;

/**
 * Cholone in one's head: the same sets of cells, changed in place.
 *
 * <p>A position is judged by what programs for this game have looked at for long: how near the middle one's marbles lie,
 * whether they hang together, how many of the others have gone over the edge, and who stands at the edge with a row of the
 * others before them (O. Aichholzer, F. Aurenhammer and T. Werner, Algorithmic Fun: Abalone, 2002; N. Lemmens, Constructing
 * an Abalone Game-Playing Agent, 2005; P. Chorus, Implementing a Computer Player for Abalone, 2009). The weights are our
 * own.
 *
 * <p>A move is a number: the first marble of its row, then how the row lies and how long it is (a single one; two along
 * each of three axes; three likewise), then where it goes.
 */
final class MarbleSimulation implements Simulation {

    private static final Direction[] WAYS = Direction.values();
    private static final int LIES = 7;
    private static final int CODES = Cell.COUNT * LIES * 6;
    private static final int MOST_MOVES = 600;
    private static final int[] RINGS = {46, 42, 34, 20, 0}; // from the middle to the edge
    private static final long[] RING_SETS = new long[RINGS.length];
    private static final long[][] KEYS = new long[7][Cell.COUNT];
    private static final int SYMMETRIES = 12;
    private static final int[][] IMAGES = new int[SYMMETRIES][Cell.COUNT]; // by bit
    private static final int TOGETHER = 5;
    private static final int EJECTED = 130;
    private static final int LONGEST = 200;

    static {
        for (Cell cell : Cell.ALL) {
            int rows = cell.row() - 5;
            int numbers = cell.number() - 5;
            int away = Math.max(Math.max(Math.abs(rows), Math.abs(numbers)), Math.abs(rows - numbers));
            RING_SETS[away] |= cell.set();
        }
        for (Cell cell : Cell.ALL) {
            int row = cell.row() - 5;
            int number = cell.number() - 5;
            for (int image = 0; image < SYMMETRIES; image += 2) {
                IMAGES[image][cell.bit()] = bit(row, number);
                IMAGES[image + 1][cell.bit()] = bit(number, row);
                int before = row;
                row = number;
                number = number - before;
            }
        }
        Dice dice = new Dice(61);
        for (long[] keys : KEYS) {
            for (int i = 0; i < keys.length; i++) {
                keys[i] = dice.next();
            }
        }
    }

    private static int bit(int row, int number) {
        return Cell.at(row + 5, number + 5).orElseThrow().bit();
    }

    private final long[] marbles; // by seat
    private final int[] ejections; // by seat
    private final int quiet;
    private final long[] past;
    private int gone; // seats that have left, a bit for each
    private int turn;
    private int calm;
    private boolean over;
    private int winner = -1;

    private MarbleSimulation(long[] marbles, int[] ejections, int quiet, long[] past) {
        this.marbles = marbles;
        this.ejections = ejections;
        this.quiet = quiet;
        this.past = past;
    }

    static MarbleSimulation of(List<CholonePosition> log) {
        long[] past = log.stream()
                .mapToLong(position -> of(position, new long[0]).key())
                .toArray();
        return of(log.get(log.size() - 1), past);
    }

    private static MarbleSimulation of(CholonePosition position, long[] past) {
        int seats = position.setup().seats();
        long[] marbles = new long[seats];
        int[] ejections = new int[seats];
        MarbleSimulation made =
                new MarbleSimulation(marbles, ejections, position.rules().quiet(), past);
        for (int seat = 0; seat < seats; seat++) {
            marbles[seat] = position.marbles().of(seat);
            ejections[seat] = position.ejections().by(seat);
            made.gone |= position.hasLeft(seat) ? 1 << seat : 0;
        }
        made.turn = position.turn();
        made.calm = position.calm();
        made.over = position.outcome().isPresent();
        return made;
    }

    @Override
    public int seats() {
        return marbles.length;
    }

    @Override
    public int turn() {
        return over ? -1 : turn;
    }

    @Override
    public int mostMoves() {
        return MOST_MOVES;
    }

    @Override
    public int codes() {
        return CODES;
    }

    private long foreign() {
        long foreign = 0;
        for (int seat = 0; seat < marbles.length; seat++) {
            foreign |= seat == turn ? 0 : marbles[seat];
        }
        return foreign;
    }

    @Override
    public int moves(int[] into) {
        return over ? 0 : moves(into, marbles[turn], foreign(), false);
    }

    @Override
    public int loud(int[] into) {
        return over ? 0 : moves(into, marbles[turn], foreign(), true);
    }

    /** @param ejecting whether only those are wanted that push a marble off the board */
    private static int moves(int[] into, long own, long foreign, boolean ejecting) {
        int count = 0;
        long empty = Cell.BOARD_SET & ~(own | foreign);
        for (Direction way : WAYS) {
            int axis = way.ordinal() % 3;
            boolean back = way.ordinal() < 3; // the head is the last one of the row
            long open = ejecting ? 0 : way.back(empty);
            long yielding = ejecting ? way.edge() : open | way.edge();
            long heads = own;
            for (int size = 1; size <= MoveGenerator.MOST; size++) {
                if (size > 1) {
                    heads = own & way.step(heads);
                    yielding = way.back(foreign & yielding);
                    open |= yielding;
                }
                for (long left = heads & open; left != 0; left &= left - 1) {
                    int bit = Long.numberOfTrailingZeros(left);
                    int first = back ? moved(bit, way.turn(), 1 - size) : bit;
                    int lies = size == 1 ? 0 : size == 2 ? 1 + axis : 4 + axis;
                    into[count++] = (first * LIES + lies) * 6 + way.ordinal();
                }
            }
            if (ejecting) {
                continue;
            }
            long free = own & way.back(empty);
            for (int other = 0; other < 3; other++) {
                if (other != axis) {
                    long two = free & WAYS[other].back(free);
                    long three = two & WAYS[other].back(two);
                    for (long left = two; left != 0; left &= left - 1) {
                        int bit = Long.numberOfTrailingZeros(left);
                        into[count++] = (bit * LIES + 1 + other) * 6 + way.ordinal();
                        if ((three >>> bit & 1) != 0) {
                            into[count++] = (bit * LIES + 4 + other) * 6 + way.ordinal();
                        }
                    }
                }
            }
        }
        return count;
    }

    private static int moved(int bit, int turn, int steps) {
        return Math.floorMod(bit + turn * steps, Cell.COUNT);
    }

    private static long row(int code) {
        int lies = code / 6 % LIES;
        long row = 1L << code / (6 * LIES);
        if (lies > 0) {
            Direction axis = WAYS[(lies - 1) % 3];
            row |= axis.step(row);
            if (lies > 3) {
                row |= axis.step(row);
            }
        }
        return row;
    }

    private long pushed(long row, Direction way) {
        long foreign = foreign();
        long nearest = way.step(row) & foreign;
        return nearest | way.step(nearest) & foreign;
    }

    @Override
    public void play(int code) {
        Direction way = WAYS[code % 6];
        long row = row(code);
        long pushed = pushed(row, way);
        int loser = -1;
        if (pushed != 0) {
            long off = pushed & way.edge();
            for (int seat = 0; seat < marbles.length; seat++) {
                long theirs = seat == turn ? 0 : marbles[seat] & pushed;
                if ((theirs & off) != 0) {
                    loser = seat;
                }
                if (theirs != 0) {
                    marbles[seat] = marbles[seat] & ~theirs | way.step(theirs);
                }
            }
        }
        marbles[turn] = marbles[turn] & ~row | way.step(row);
        calm = loser < 0 ? calm + 1 : 0;
        if (loser >= 0) {
            ejections[turn]++;
        }
        end();
    }

    private void end() {
        if (ejections[turn] >= CholonePosition.WINNING) {
            over = true;
            winner = turn;
            return;
        }
        int there = 0;
        int last = -1;
        for (int seat = 0; seat < marbles.length; seat++) {
            if (isActive(seat)) {
                there++;
                last = seat;
            }
        }
        if (there == 1) {
            over = true;
            winner = last;
            return;
        }
        int mover = turn;
        do {
            turn = (turn + 1) % marbles.length;
        } while (turn != mover && (!isActive(turn) || marbles.length > 2 && !canMove()));
        if (calm >= quiet || !canMove()) {
            over = true;
        }
    }

    private boolean canMove() {
        return new MoveGenerator(marbles[turn], foreign()).canMove();
    }

    private boolean isActive(int seat) {
        return (gone >> seat & 1) == 0 && marbles[seat] != 0;
    }

    @Override
    public Simulation copy() {
        MarbleSimulation copy = new MarbleSimulation(marbles.clone(), ejections.clone(), quiet, past);
        copy.gone = gone;
        copy.turn = turn;
        copy.calm = calm;
        copy.over = over;
        copy.winner = winner;
        return copy;
    }

    @Override
    public Move move(int code) {
        return new MarbleMove(row(code), Direction.ALL.get(code % 6));
    }

    @Override
    public void results(double[] into) {
        int there = 0;
        for (int seat = 0; seat < into.length; seat++) {
            there += isActive(seat) ? 1 : 0;
        }
        for (int seat = 0; seat < into.length; seat++) {
            into[seat] = winner >= 0 ? seat == winner ? 1 : 0 : isActive(seat) ? 1.0 / there : 0;
        }
    }

    @Override
    public long key() {
        return key(IMAGES[0]);
    }

    @Override
    public long symmetricKey() {
        long least = Long.MAX_VALUE;
        for (int[] image : IMAGES) {
            least = Math.min(least, key(image));
        }
        return least;
    }

    private long key(int[] image) {
        long key = turn * 0x632BE59BD9B4E019L;
        for (int seat = 0; seat < marbles.length; seat++) {
            for (long left = marbles[seat]; left != 0; left &= left - 1) {
                key ^= KEYS[seat][image[Long.numberOfTrailingZeros(left)]];
            }
            key += ejections[seat] * KEYS[6][seat];
        }
        return key;
    }

    @Override
    public long[] past() {
        return past;
    }

    @Override
    public int value(int seat) {
        int others = Integer.MIN_VALUE;
        for (int other = 0; other < marbles.length; other++) {
            if (other != seat && isActive(other)) {
                others = Math.max(others, worth(other));
            }
        }
        return others == Integer.MIN_VALUE ? worth(seat) : worth(seat) - others;
    }

    private int worth(int seat) {
        long own = marbles[seat];
        int worth = EJECTED * ejections[seat];
        for (int ring = 0; ring < RINGS.length; ring++) {
            worth += RINGS[ring] * Long.bitCount(own & RING_SETS[ring]);
        }
        for (int axis = 0; axis < 3; axis++) {
            worth += TOGETHER * Long.bitCount(own & WAYS[axis].step(own));
        }
        return worth;
    }

    /** Ejections first, then pushes, long ones before short ones. */
    @Override
    public int promise(int code) {
        Direction way = WAYS[code % 6];
        long row = row(code);
        if ((way.step(row) & row) == 0) {
            return 0; // alone or sideways: pushes nothing
        }
        long pushed = pushed(row, way);
        if (pushed == 0) {
            return 0;
        }
        return (pushed & way.edge()) != 0 ? 1_000 : 10 * Long.bitCount(row) + Long.bitCount(pushed);
    }

    @Override
    public int likely(Dice dice) {
        int[] moves = new int[MOST_MOVES];
        int count = loud(moves);
        count = count > 0 ? count : moves(moves);
        return moves[dice.below(count)];
    }

    @Override
    public int longestPlayout() {
        return LONGEST;
    }

    @Override
    public String toString() {
        return "Cholone in one's head, " + Seat.at(turn) + " on turn";
    }
}
