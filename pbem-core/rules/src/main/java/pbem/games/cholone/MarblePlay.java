package pbem.games.cholone;

import java.util.Arrays;
import java.util.Map;
import pbem.game.Dice;
import pbem.game.Move;
import pbem.game.Simulation;

/**
 * A game of Cholone that carries out the rules. It changes with every move. The instance in a position never changes.
 *
 * <p>A position is evaluated by criteria that are well known from programs for this game: how near the middle a
 * player's marbles are, whether they are connected, and how many marbles of others the player has ejected (O.
 * Aichholzer, F. Aurenhammer and T. Werner, Algorithmic Fun: Abalone, 2002; N. Lemmens, Constructing an Abalone
 * Game-Playing Agent, 2005; P. Chorus, Implementing a Computer Player for Abalone, 2009). The weights were chosen for
 * this program.
 */
final class MarblePlay implements Simulation {

    /** The number of ejections that wins. */
    static final int WINNING = 6;

    private static final int[] RINGS = {46, 42, 34, 20, 0}; // from the middle to the edge
    private static final long[] RING_SETS = new long[RINGS.length];
    private static final long[][] KEYS = new long[7][Cell.COUNT];
    private static final int SYMMETRIES = 12;
    private static final int[][] IMAGES = new int[SYMMETRIES][Cell.COUNT]; // by image and bit
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

    private final Marbles marbles;
    private final int[] ejections; // by ejecting seat and by owner of the marbles
    private final int quiet;
    private final long[] past;
    private int gone; // the seats that have left, with one bit for each
    private int turn;
    private int calm; // the number of moves since the last ejection
    private int skipped;
    private boolean over;
    private int winner;

    private MarblePlay(Marbles marbles, int[] ejections, int quiet, long[] past) {
        this.marbles = marbles;
        this.ejections = ejections;
        this.quiet = quiet;
        this.past = past;
    }

    /** The position of a game that begins with these marbles and that seat to move. */
    static MarblePlay start(int quiet, Marbles marbles, int turn) {
        int seats = marbles.seats();
        MarblePlay play = new MarblePlay(marbles.copy(), new int[seats * seats], quiet, new long[0]);
        play.turn = turn;
        play.winner = play.alone();
        play.settle();
        return play;
    }

    @Override
    public int seats() {
        return marbles.seats();
    }

    @Override
    public int turn() {
        return over ? -1 : turn;
    }

    @Override
    public int mostMoves() {
        return MarbleMove.MOST;
    }

    @Override
    public int codes() {
        return MarbleMove.CODES;
    }

    @Override
    public int moves(int[] into) {
        return over ? 0 : marbles.generator(turn).codes(into, false);
    }

    /**
     * The number of move sequences of that length among which no situation comes again.
     *
     * @param ofTwo the numbers of sequences of two moves that are known, by {@link #key}
     */
    long sequences(int length, Map<Long, Long> ofTwo) {
        if (length == 1) {
            return over ? 0 : marbles.generator(turn).count();
        }
        int[] moves = new int[MarbleMove.MOST];
        long total = 0;
        for (int i = moves(moves) - 1; i >= 0; i--) {
            MarblePlay after = copy();
            after.play(moves[i]);
            total += length == 3
                    ? ofTwo.computeIfAbsent(after.key(), key -> after.sequences(2, ofTwo))
                    : after.sequences(length - 1, ofTwo);
        }
        return total;
    }

    @Override
    public int loud(int[] into) {
        return over ? 0 : marbles.generator(turn).codes(into, true);
    }

    @Override
    public void play(int code) {
        play(MarbleMove.of(code));
    }

    /** @return the seat that loses a marble; below 0 if none does */
    int play(MarbleMove move) {
        int mover = turn;
        int loser = marbles.play(mover, move);
        turn = next();
        if (loser < 0) {
            calm++;
        } else {
            calm = 0;
            ejections[mover * seats() + loser]++;
            winner = by(mover) >= WINNING ? mover : alone();
        }
        settle();
        return loser;
    }

    /**
     * Removes a seat from the game. Its marbles stay on the board without an owner, and its ejections do not count any
     * more.
     */
    void leave(int seat) {
        gone |= 1 << seat;
        Arrays.fill(ejections, seat * seats(), (seat + 1) * seats(), 0);
        turn = seat == turn ? next() : turn;
        winner = alone();
        settle();
    }

    private int next() {
        int next = turn;
        do {
            next = (next + 1) % seats();
        } while (hasLeft(next) && next != turn);
        return next;
    }

    /** Finds out after a move whose turn it is and whether the game is over. */
    private void settle() {
        skipped = 0;
        over = winner >= 0 || isStuck() || calm >= quiet;
    }

    /** The only active seat; -1 if there are more. */
    private int alone() {
        int alone = -1;
        for (int seat = 0; seat < seats(); seat++) {
            if (isActive(seat) && alone >= 0) {
                return -1;
            }
            alone = isActive(seat) ? seat : alone;
        }
        return alone;
    }

    /** Whether nobody can move. Seats that cannot move are passed over, except with two players. */
    private boolean isStuck() {
        int asked = turn;
        do {
            if (isActive(turn)) {
                if (marbles.generator(turn).canMove()) {
                    return false;
                }
                skipped |= 1 << turn;
            }
            turn = next();
        } while (seats() > 2 && turn != asked);
        turn = asked;
        skipped = 0;
        return true;
    }

    Marbles marbles() {
        return marbles;
    }

    /** The seat to move, or after the end of the game the seat whose turn it would be. */
    int asked() {
        return turn;
    }

    /** The winner's seat; -1 if there is none. */
    int winner() {
        return winner;
    }

    /** The number of moves without an ejection after which the game is drawn. */
    int quiet() {
        return quiet;
    }

    /** The number of moves since the last ejection. */
    int calm() {
        return calm;
    }

    /** The seats that were passed over in the last move because they cannot move, with one bit for each. */
    int skipped() {
        return skipped;
    }

    /** Whether that seat has left; its marbles belong to nobody. */
    boolean hasLeft(int seat) {
        return (gone >> seat & 1) != 0;
    }

    /** Whether that seat has not left and still has marbles. */
    boolean isActive(int seat) {
        return !hasLeft(seat) && marbles.of(seat) != 0;
    }

    /** The number of marbles of that owner that a seat has ejected. */
    int ejected(int by, int owner) {
        return ejections[by * seats() + owner];
    }

    /** The number of marbles of all owners that a seat has ejected. */
    int by(int by) {
        int sum = 0;
        for (int owner = 0; owner < seats(); owner++) {
            sum += ejected(by, owner);
        }
        return sum;
    }

    @Override
    public MarblePlay copy() {
        return copy(past);
    }

    /** @param past the keys of the situations that have occurred */
    MarblePlay copy(long[] past) {
        MarblePlay copy = new MarblePlay(marbles.copy(), ejections.clone(), quiet, past);
        copy.gone = gone;
        copy.turn = turn;
        copy.calm = calm;
        copy.skipped = skipped;
        copy.over = over;
        copy.winner = winner;
        return copy;
    }

    @Override
    public Move move(int code) {
        return MarbleMove.of(code);
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
        for (int seat = 0; seat < seats(); seat++) {
            for (long left = marbles.of(seat); left != 0; left &= left - 1) {
                key ^= KEYS[seat][image[Long.numberOfTrailingZeros(left)]];
            }
            key += by(seat) * KEYS[6][seat];
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
        for (int other = 0; other < seats(); other++) {
            if (other != seat && isActive(other)) {
                others = Math.max(others, worth(other));
            }
        }
        return others == Integer.MIN_VALUE ? worth(seat) : worth(seat) - others;
    }

    private int worth(int seat) {
        long own = marbles.of(seat);
        int worth = EJECTED * by(seat);
        for (int ring = 0; ring < RINGS.length; ring++) {
            worth += RINGS[ring] * Long.bitCount(own & RING_SETS[ring]);
        }
        for (int axis = 0; axis < 3; axis++) {
            worth += TOGETHER * Long.bitCount(own & Direction.ALL.get(axis).step(own));
        }
        return worth;
    }

    /** Ranks ejections first, then pushes by longer rows before pushes by shorter ones. */
    @Override
    public int promise(int code) {
        MarbleMove move = MarbleMove.of(code);
        if ((move.from() & move.to()) == 0) {
            return 0; // a single marble or a side step pushes nothing
        }
        long pushed = marbles.generator(turn).pushed(move);
        if (pushed == 0) {
            return 0;
        }
        return (pushed & move.way().edge()) != 0 ? 1_000 : 10 * move.size() + Long.bitCount(pushed);
    }

    @Override
    public int likely(Dice dice) {
        int[] moves = new int[MarbleMove.MOST];
        int count = loud(moves);
        count = count > 0 ? count : moves(moves);
        return moves[dice.below(count)];
    }

    @Override
    public int longestPlayout() {
        return LONGEST;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof MarblePlay play
                && marbles.equals(play.marbles)
                && Arrays.equals(ejections, play.ejections)
                && gone == play.gone
                && turn == play.turn
                && calm == play.calm;
    }

    @Override
    public int hashCode() {
        return marbles.hashCode();
    }
}
