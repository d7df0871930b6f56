package pbem.games.cholone;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import pbem.game.Dice;
import pbem.game.Setup;
import pbem.kit.GameBoard;
import pbem.kit.GameEnding;
import pbem.kit.Men;
import pbem.kit.MovePath;
import pbem.kit.Play;
import pbem.kit.Situations;
import pbem.phrase.Phrase;

/**
 * The rules of Cholone in action. The marbles of each seat are a set of cells, see {@link Direction}.
 *
 * <p>A position is evaluated by criteria that are well known from programs for this game: how near the middle a
 * player's marbles are, whether they are connected, and how many marbles of others the player has ejected (O.
 * Aichholzer, F. Aurenhammer and T. Werner, Algorithmic Fun: Abalone, 2002; N. Lemmens, Constructing an Abalone
 * Game-Playing Agent, 2005; P. Chorus, Implementing a Computer Player for Abalone, 2009). The weights were chosen for
 * this program.
 */
final class MarblePlay implements Play {

    /** The number of ejections that wins. */
    static final int WINNING = 6;

    /** How often a situation must occur for a draw. */
    private static final int REPETITIONS = 3;

    private static final int[] RINGS = {46, 42, 34, 20, 0}; // from the middle to the edge
    private static final long[] RING_SETS = new long[RINGS.length];
    private static final long[][] KEYS = new long[7][Direction.COUNT];
    private static final int[] SAME = IntStream.range(0, Direction.COUNT).toArray();
    private static final int TOGETHER = 5;
    private static final int EJECTED = 130;
    private static final int LONGEST = 200;

    static {
        long within = 1L << Cells.BOARD.named("e5");
        RING_SETS[0] = within;
        for (int ring = 1; ring < RINGS.length; ring++) {
            long wider = within;
            for (Direction way : Direction.ALL) {
                wider |= way.step(within);
            }
            RING_SETS[ring] = wider & ~within;
            within = wider;
        }
        Dice dice = new Dice(61);
        for (long[] keys : KEYS) {
            for (int i = 0; i < keys.length; i++) {
                keys[i] = dice.next();
            }
        }
    }

    private final long[] marbles; // by seat
    private final int[] ejections; // by ejecting seat and by owner of the marbles
    private final int quiet;
    private final boolean looking; // ahead: the engine finds repetitions by itself
    private Situations past = Situations.NONE; // since the last ejection, this one included
    private int gone; // the seats that have left, with one bit for each
    private int turn;
    private int calm; // the number of moves since the last ejection
    private int skipped;
    private boolean over;
    private int winner;
    private int last = GameBoard.NONE; // the last move
    private int mover;
    private long pushed; // the cells of the marbles that the last move pushed, before the move
    private int loser = GameBoard.NONE; // the seat that lost a marble by the last step

    private MarblePlay(long[] marbles, int[] ejections, int quiet, boolean looking) {
        this.marbles = marbles;
        this.ejections = ejections;
        this.quiet = quiet;
        this.looking = looking;
    }

    /** The position of a game that begins with these marbles and that seat to move. */
    static MarblePlay start(Setup setup, long[] marbles, int turn) {
        int quiet = setup.number(Cholone.QUIET).orElse(Integer.MAX_VALUE);
        MarblePlay play = new MarblePlay(marbles.clone(), new int[marbles.length * marbles.length], quiet, false);
        play.turn = turn;
        play.winner = play.alone();
        play.settle(Situations.NONE);
        return play;
    }

    int seats() {
        return marbles.length;
    }

    @Override
    public int turn() {
        return over ? -1 : turn;
    }

    @Override
    public int moves(int[] into) {
        return over ? 0 : generator(turn).codes(into, false);
    }

    @Override
    public long sequences(int length) {
        return length > 1 && canEndByMarblesAlone(length - 1)
                ? ((MarblePlay) looking()).sequences(length, new HashMap<>())
                : Play.super.sequences(length);
    }

    /**
     * Whether a game of two players can end within that many moves only by the marbles on the board and by ejections,
     * not by repetition or by quiet moves. Two moves never restore a situation: the second would have to push all
     * marbles that the first has moved, with more marbles, which then lie elsewhere. So a situation can recur at most
     * every fourth move.
     */
    private boolean canEndByMarblesAlone(int moves) {
        return seats() == 2
                && moves < quiet - calm
                && moves <= 4
                && LongStream.of(past.keys()).distinct().count() == past.count();
    }

    /** @param ofTwo the numbers of sequences of two moves that are known, by {@link #key} */
    private long sequences(int length, Map<Long, Long> ofTwo) {
        if (length == 1) {
            return over ? 0 : generator(turn).count();
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
        return over ? 0 : generator(turn).codes(into, true);
    }

    @Override
    public void play(int code) {
        MarbleMove move = MarbleMove.of(code);
        Direction way = move.way();
        last = code;
        mover = turn;
        pushed = MarbleMove.mayPush(code) ? generator(mover).pushed(move) : 0;
        loser = GameBoard.NONE;
        marbles[mover] = marbles[mover] & ~move.from() | move.to();
        for (int seat = 0; seat < seats() && pushed != 0; seat++) {
            long moving = seat == mover ? 0 : marbles[seat] & pushed;
            if (moving != 0) {
                loser = (moving & way.edge()) != 0 ? seat : loser;
                marbles[seat] = marbles[seat] & ~moving | way.step(moving);
            }
        }
        turn = next();
        if (loser < 0) {
            calm++;
        } else {
            calm = 0;
            ejections[mover * seats() + loser]++;
            winner = by(mover) >= WINNING ? mover : alone();
        }
        settle(loser < 0 ? past : Situations.NONE);
    }

    /**
     * The seat's marbles stay on the board without an owner, and its ejections do not count any more. With fewer players
     * the same marbles are a different situation, so earlier ones cannot recur.
     */
    @Override
    public void leave(int seat) {
        gone |= 1 << seat;
        loser = GameBoard.NONE;
        Arrays.fill(ejections, seat * seats(), (seat + 1) * seats(), 0);
        turn = seat == turn ? next() : turn;
        winner = alone();
        settle(Situations.NONE);
    }

    private int next() {
        int next = turn;
        do {
            next = (next + 1) % seats();
        } while (hasLeft(next) && next != turn);
        return next;
    }

    /**
     * Finds out after a move whose turn it is and whether the game is over.
     *
     * @param before the situations that can recur
     */
    private void settle(Situations before) {
        skipped = 0;
        over = winner >= 0 || isStuck() || calm >= quiet;
        if (!looking) {
            past = before.then(key());
            over |= isRepeated();
        }
    }

    private boolean isRepeated() {
        return past.times(key()) >= REPETITIONS;
    }

    /** The only active seat; -1 if there are more. */
    private int alone() {
        int[] active = IntStream.range(0, seats()).filter(this::isActive).toArray();
        return active.length == 1 ? active[0] : -1;
    }

    /** Whether nobody can move. Seats that cannot move are passed over, except with two players. */
    private boolean isStuck() {
        int asked = turn;
        do {
            if (isActive(turn)) {
                if (generator(turn).canMove()) {
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

    @Override
    public GameEnding ending() {
        if (winner >= 0) {
            return new GameEnding(winner, Phrase.of(by(winner) >= WINNING ? "cholone.six" : "cholone.alone"));
        }
        if (!generator(turn).canMove()) {
            return GameEnding.draw(
                    seats() == 2 ? Phrase.of("cholone.stuck", name(turn)) : Phrase.of("cholone.all-stuck"));
        }
        return GameEnding.draw(isRepeated() ? Phrase.of("cholone.repetition") : Phrase.of("cholone.quiet", calm));
    }

    /** The seat to move, or after the end of the game the seat whose turn it would be. */
    int asked() {
        return turn;
    }

    /** The last move; null before the first. */
    MarbleMove last() {
        return last < 0 ? null : MarbleMove.of(last);
    }

    /** The cells of the marbles that the last move pushed, before the move. */
    long pushed() {
        return pushed;
    }

    /** The seat that lost a marble by the last step; below 0 if none did. */
    int loser() {
        return loser;
    }

    @Override
    public int passed() {
        return skipped;
    }

    @Override
    public boolean isOut(int seat) {
        return marbles[seat] == 0;
    }

    boolean hasLeft(int seat) {
        return (gone >> seat & 1) != 0;
    }

    private boolean isActive(int seat) {
        return !hasLeft(seat) && !isOut(seat);
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

    long of(int seat) {
        return marbles[seat];
    }

    long all() {
        long all = 0;
        for (long set : marbles) {
            all |= set;
        }
        return all;
    }

    /** The seat whose marble lies on a cell; below 0 if the cell is empty. */
    int owner(int cell) {
        int owner = seats() - 1;
        while (owner >= 0 && (marbles[owner] >>> cell & 1) == 0) {
            owner--;
        }
        return owner;
    }

    /** The move generator of a seat. All other marbles are foreign to it. */
    MoveGenerator generator(int seat) {
        return new MoveGenerator(marbles[seat], all() & ~marbles[seat]);
    }

    Phrase name(int seat) {
        return new Marble(seat, seats()).name();
    }

    @Override
    public Men men() {
        Men men = Men.none(Cells.BOARD);
        for (int seat = 0; seat < seats(); seat++) {
            for (long left = marbles[seat]; left != 0; left &= left - 1) {
                men.put(Long.numberOfTrailingZeros(left), seat + 1);
            }
        }
        return men;
    }

    @Override
    public MovePath path(int code) {
        return MarbleMove.of(code).path();
    }

    /**
     * The marbles are chosen from either end of their row, by both ends or one by one, then the cell to which the marble
     * chosen last goes or, if all go along their row, the cell ahead of them.
     */
    @Override
    public List<List<Integer>> routes(int code) {
        MarbleMove move = MarbleMove.of(code);
        List<Integer> row = Cells.in(move.from());
        List<Integer> back = new ArrayList<>(row);
        Collections.reverse(back);
        return Stream.of(row, back, List.of(row.get(0), back.get(0)), List.of(back.get(0), row.get(0)))
                .filter(chosen -> Math.min(2, row.size()) <= chosen.size() && chosen.size() <= row.size())
                .distinct()
                .map(chosen -> {
                    int guide = move.inLine() ? move.head() : chosen.get(chosen.size() - 1);
                    return Stream.concat(chosen.stream(), Stream.of(move.way().from(guide)))
                            .toList();
                })
                .toList();
    }

    @Override
    public List<Phrase> happenings() {
        List<Phrase> told = new ArrayList<>();
        if (loser >= 0) {
            told.add(Phrase.of("cholone.ejected", name(loser), name(mover), by(mover)));
            if (isOut(loser)) {
                told.add(Phrase.of("cholone.out", name(loser)));
            }
        }
        return told;
    }

    @Override
    public MarblePlay copy() {
        return copy(looking);
    }

    @Override
    public Play looking() {
        return copy(true);
    }

    private MarblePlay copy(boolean ahead) {
        MarblePlay copy = new MarblePlay(marbles.clone(), ejections.clone(), quiet, ahead);
        copy.past = past;
        copy.gone = gone;
        copy.turn = turn;
        copy.calm = calm;
        copy.skipped = skipped;
        copy.over = over;
        copy.winner = winner;
        copy.last = last;
        copy.mover = mover;
        copy.pushed = pushed;
        copy.loser = loser;
        return copy;
    }

    @Override
    public long key() {
        return key(SAME);
    }

    @Override
    public long key(int[] image) {
        long key = turn * 0x632BE59BD9B4E019L;
        for (int seat = 0; seat < seats(); seat++) {
            for (long left = marbles[seat]; left != 0; left &= left - 1) {
                key ^= KEYS[seat][image[Long.numberOfTrailingZeros(left)]];
            }
            key += by(seat) * KEYS[6][seat];
        }
        return key;
    }

    @Override
    public long[] past() {
        return past.keys();
    }

    @Override
    public List<?> memory() {
        return List.of(IntStream.of(ejections).boxed().toList(), past, calm);
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
        long own = marbles[seat];
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
        if (!MarbleMove.mayPush(code)) {
            return 0;
        }
        MarbleMove move = MarbleMove.of(code);
        long pushed = generator(turn).pushed(move);
        if (pushed == 0) {
            return 0;
        }
        return (pushed & move.way().edge()) != 0 ? 1_000 : 10 * move.size() + Long.bitCount(pushed);
    }

    @Override
    public int likely(Dice dice, int[] room) {
        int count = loud(room);
        return room[dice.below(count > 0 ? count : moves(room))];
    }

    @Override
    public int longestPlayout() {
        return LONGEST;
    }
}
