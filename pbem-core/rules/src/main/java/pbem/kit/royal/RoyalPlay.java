package pbem.kit.royal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import pbem.kit.GameBoard;
import pbem.kit.GameEnding;
import pbem.kit.Men;
import pbem.kit.MoveForm;
import pbem.kit.Play;
import pbem.phrase.Phrase;

/** A game of this family in action: moves that keep one's own king safe, check, and the endings. */
public final class RoyalPlay implements Play {

    private static final int MOST = 1024;

    /**
     * The situations since the last lasting move, as a linked list.
     *
     * @param check whether the seat on turn was in check
     */
    private record Past(long key, int turn, boolean check, Past before) {}

    private final RoyalRules rules;
    private final Men men;
    private final int[] kings;
    private int turn;
    private int state;
    private int quiet;
    private int played;
    private Past past;
    private boolean check;
    private GameEnding ending;
    private volatile int[] legal; // null until first needed
    private Map<Integer, List<Integer>> legalTo; // by target; null until first needed

    // the change of the board by a move that is being examined
    private int gone = GameBoard.NONE;
    private int come = GameBoard.NONE;
    private int taken = GameBoard.NONE;
    private int comer;

    private RoyalPlay(RoyalRules rules, Men men, int... kings) {
        this.rules = rules;
        this.men = men;
        this.kings = kings;
    }

    /** @return null if a king could be taken, or nobody can move */
    static RoyalPlay from(RoyalRules rules, Men men, int[] kings, int turn, int state) {
        RoyalPlay made = new RoyalPlay(rules, men, kings);
        made.turn = turn;
        made.state = state;
        made.check = made.isAttacked(kings[turn], 1 - turn);
        made.past = new Past(made.key(), turn, made.check, null);
        boolean sound = !made.isAttacked(kings[1 - turn], turn) && made.canMove() && rules.ending(made) == null;
        return sound ? made : null;
    }

    @Override
    public Men men() {
        return men;
    }

    @Override
    public int turn() {
        return ending == null ? turn : -1;
    }

    /** The seat to move, also when the game is over. */
    public int next() {
        return turn;
    }

    public int king(int seat) {
        return kings[seat];
    }

    /** What the game remembers besides the placement. */
    public int state() {
        return state;
    }

    /** The number of moves since the last lasting one. */
    public int quiet() {
        return quiet;
    }

    /** The number of all moves. */
    public int played() {
        return played;
    }

    public boolean isCheck() {
        return check;
    }

    /** This play after a move of a piece, without the end of the game that the move may bring. */
    RoyalPlay after(int move) {
        RoyalPlay after = copy();
        after.make(move);
        return after;
    }

    /** Whether the seat on turn is in check and cannot move. */
    boolean isMated() {
        return check && !canMove();
    }

    public RoyalRules rules() {
        return rules;
    }

    @Override
    public int moves(int[] into) {
        int[] all = legal();
        System.arraycopy(all, 0, into, 0, all.length);
        return all.length;
    }

    int[] legal() {
        if (legal == null) {
            int[] room = new int[MOST];
            legal = Arrays.copyOf(room, generate(room, MOST, true));
        }
        return legal;
    }

    /** The legal moves of pieces to a cell. */
    List<Integer> legalTo(int cell) {
        if (legalTo == null) {
            MoveForm form = rules.form();
            legalTo = Arrays.stream(legal())
                    .filter(move -> !form.isWord(move))
                    .boxed()
                    .collect(Collectors.groupingBy(move -> form.cell(move, 1)));
        }
        return legalTo.getOrDefault(cell, List.of());
    }

    private boolean canMove() {
        return generate(new int[MOST], 1, true) > 0;
    }

    /** The moves, including those that leave a king to be taken. */
    int[] unsafe() {
        int[] room = new int[MOST];
        return Arrays.copyOf(room, generate(room, MOST, false));
    }

    private int generate(int[] into, int enough, boolean safely) {
        int count = 0;
        for (int cell = 0; cell < men.cells() && count < enough; cell++) {
            int man = men.at(cell);
            if (man != 0 && RoyalRules.seat(man) == turn) {
                count = leaps(man, cell, into, count, safely);
                count = rides(man, cell, into, count, safely);
            }
        }
        if (count < enough) {
            count = rules.specials(this, into, count);
        }
        return count < enough && rules.droppable() > 0 ? drops(into, count, safely) : count;
    }

    private int leaps(int man, int cell, int[] into, int before, boolean safely) {
        int count = before;
        for (int leap : rules.table().leaps(man, cell)) {
            int to = GaitTable.to(leap);
            int block = GaitTable.block(leap);
            int there = men.at(to);
            Gait.Use not = there == 0 ? Gait.Use.TAKE : Gait.Use.GO;
            if ((block < 0 || men.isEmpty(block))
                    && (there == 0 || RoyalRules.seat(there) != turn)
                    && GaitTable.use(leap) != not.ordinal()) {
                count = add(man, cell, to, into, count, safely);
            }
        }
        return count;
    }

    private int rides(int man, int cell, int[] into, int before, boolean safely) {
        GaitTable table = rules.table();
        int count = before;
        int ways = table.far(man);
        for (int way = 0; ways >> way != 0; way++) {
            if ((ways >> way & 1) == 0) {
                continue;
            }
            boolean goes = table.rides(man, way, Gait.Use.GO);
            boolean takes = table.rides(man, way, Gait.Use.TAKE);
            boolean takesBehind = table.rides(man, way, Gait.Use.TAKE_BEHIND);
            boolean behind = false;
            for (int to : rules.board().ray(cell, way)) {
                int there = men.at(to);
                if (there == 0) {
                    if (!behind && goes) {
                        count = add(man, cell, to, into, count, safely);
                    }
                } else {
                    if ((behind ? takesBehind : takes) && RoyalRules.seat(there) != turn) {
                        count = add(man, cell, to, into, count, safely);
                    }
                    if (behind || !takesBehind) {
                        break;
                    }
                    behind = true;
                }
            }
        }
        return count;
    }

    private int add(int man, int from, int to, int[] into, int before, boolean safely) {
        if (safely && !isSafe(man, from, to, GameBoard.NONE)) {
            return before;
        }
        int count = before;
        for (int choice : rules.choices(RoyalRules.kind(man), turn, from, to)) {
            into[count++] = rules.form().move(from, to, choice);
        }
        return count;
    }

    private int drops(int[] into, int before, boolean safely) {
        int count = before;
        for (int kind = 1; kind <= rules.droppable(); kind++) {
            if (men.held(rules.place(kind, turn)) == 0) {
                continue;
            }
            for (int cell = 0; cell < men.cells(); cell++) {
                if (men.isEmpty(cell)
                        && rules.mayDrop(men, kind, turn, cell)
                        && (!safely || isSafe(RoyalRules.man(kind, turn), GameBoard.NONE, cell, GameBoard.NONE))) {
                    int move = rules.form().move(men.cells() + kind - 1, cell, GameBoard.NONE);
                    if (!safely
                            || !rules.isBarredFromMating(kind)
                            || !after(move).isMated()) {
                        into[count++] = move;
                    }
                }
            }
        }
        return count;
    }

    /**
     * Whether the king of a man's seat is safe after a move of the man.
     *
     * @param from where the man comes from; {@link GameBoard#NONE} if not from the board
     * @param other another cell that the move empties, or {@link GameBoard#NONE}
     */
    public boolean isSafe(int man, int from, int to, int other) {
        int seat = RoyalRules.seat(man);
        boolean royal = RoyalRules.kind(man) == RoyalRules.KING;
        int king = royal ? to : kings[seat];
        boolean calm = !check && !royal && other < 0 && rules.table().isPlain();
        if (calm && (from < 0 || !rules.table().isAligned(king, from))) {
            return true;
        }
        gone = from;
        come = to;
        comer = man;
        taken = other;
        boolean safe = !isAttacked(king, 1 - seat);
        gone = GameBoard.NONE;
        come = GameBoard.NONE;
        taken = GameBoard.NONE;
        return safe;
    }

    private int at(int cell) {
        return cell == come ? comer : cell == gone || cell == taken ? 0 : men.at(cell);
    }

    /** Whether a seat would give check to a king on a cell. */
    public boolean isAttacked(int cell, int by) {
        GaitTable table = rules.table();
        GaitTable.Sources sources = table.sources(by, cell);
        int[] from = sources.from();
        for (int i = 0; i < from.length; i++) {
            int man = at(from[i]);
            if (man != 0
                    && (sources.men()[i] >> man & 1) != 0
                    && (sources.blocks()[i] < 0 || at(sources.blocks()[i]) == 0)) {
                return true;
            }
        }
        for (int way = 0; way < 8; way++) {
            int back = way + 4 & 7;
            boolean behind = false;
            for (int other : rules.board().ray(cell, way)) {
                int man = at(other);
                if (man == 0) {
                    continue;
                }
                boolean theirs = RoyalRules.seat(man) == by;
                if (theirs
                        && (behind
                                ? table.rides(man, back, Gait.Use.TAKE_BEHIND)
                                : table.rides(man, back, Gait.Use.TAKE) || table.rides(man, back, Gait.Use.FACE))) {
                    return true;
                }
                if (behind || table.isPlain()) {
                    break;
                }
                behind = true;
            }
        }
        return false;
    }

    @Override
    public void play(int move) {
        played++;
        if (rules.form().isWord(move)) {
            ending = rules.declared(turn);
            return;
        }
        boolean lasting = make(move);
        quiet = lasting ? 0 : quiet + 1;
        long key = key();
        past = new Past(key, turn, check, lasting ? null : past);
        ending = ended(key);
    }

    /** Makes a move of a piece; returns whether it is lasting. */
    private boolean make(int move) {
        MoveForm form = rules.form();
        int from = form.cell(move, 0);
        int to = form.cell(move, 1);
        int man = from < men.cells() ? men.at(from) : RoyalRules.man(from - men.cells() + 1, turn);
        int there = men.at(to);
        boolean takes = there != 0 && RoyalRules.seat(there) != turn;
        if (!rules.perform(this, move)) {
            if (from >= men.cells()) {
                hold(RoyalRules.kind(man), turn, -1);
                men.put(to, man);
            } else {
                if (takes && rules.droppable() > 0) {
                    hold(rules.unpromoted(RoyalRules.kind(there)), turn, 1);
                }
                go(from, to, rules.promoted(RoyalRules.kind(man), turn, to, form.cell(move, 2)));
            }
        }
        state = rules.stateAfter(this, man, from, to);
        turn = 1 - turn;
        check = isAttacked(kings[turn], 1 - turn);
        legal = null;
        legalTo = null;
        return rules.isLasting(man, takes);
    }

    @Override
    public String unsaid(int move) {
        MoveForm form = rules.form();
        int from = form.cell(move, 0);
        if (form.isWord(move) || from >= men.cells() || form.cell(move, 2) != GameBoard.NONE) {
            return "";
        }
        int kind = RoyalRules.kind(men.at(from));
        int after = rules.promoted(kind, turn, form.cell(move, 1), GameBoard.NONE);
        return after == kind ? "" : rules.pieces().get(after).letter().toLowerCase(Locale.ROOT);
    }

    /** The number of pieces of a kind that a seat has in hand. */
    public int held(int kind, int seat) {
        return men.held(rules.place(kind, seat));
    }

    private void hold(int kind, int seat, int more) {
        int place = rules.place(kind, seat);
        men.hold(place, men.held(place) + more);
    }

    /** Moves a piece, which is of the given kind afterwards. For {@link RoyalRules#perform}. */
    public void go(int from, int to, int kind) {
        int seat = RoyalRules.seat(men.at(from));
        men.clear(from);
        men.put(to, RoyalRules.man(kind, seat));
        if (kind == RoyalRules.KING) {
            kings[seat] = to;
        }
    }

    private GameEnding ended(long key) {
        if (!canMove()) {
            return rules.stuck(turn, check);
        }
        GameEnding other = rules.ending(this);
        if (other != null) {
            return other;
        }
        int times = 0;
        for (Past at = past; at != null; at = at.before()) {
            times += at.key() == key ? 1 : 0;
        }
        if (times >= rules.times()) {
            return rules.repeated(this);
        }
        return quiet >= rules.quiet() ? GameEnding.draw(rules.dull()) : null;
    }

    /** The seat that has given check with every move since the present situation first occurred; below 0 for none. */
    public int perpetual() {
        boolean[] always = {true, true};
        boolean[] since = always.clone();
        long key = past.key();
        for (Past at = past; at != null; at = at.before()) {
            always[1 - at.turn()] &= at.check();
            if (at != past && at.key() == key) {
                since = always.clone();
            }
        }
        return since[0] == since[1] ? -1 : since[0] ? 0 : 1;
    }

    @Override
    public RoyalPlay copy() {
        RoyalPlay copy = new RoyalPlay(rules, men.copy(), kings.clone());
        copy.turn = turn;
        copy.state = state;
        copy.quiet = quiet;
        copy.played = played;
        copy.past = past;
        copy.check = check;
        copy.ending = ending;
        copy.legal = legal;
        return copy;
    }

    @Override
    public GameEnding ending() {
        return ending;
    }

    /** The keys of earlier situations, since they decide how often a situation may still be repeated. */
    @Override
    public List<?> memory() {
        List<Long> all = new ArrayList<>(List.of((long) state, (long) quiet));
        for (Past at = past; at != null; at = at.before()) {
            all.add(at.key());
        }
        return all;
    }

    @Override
    public long key() {
        return (men.key() ^ state * 0x9E3779B97F4A7C15L) * 31 + turn;
    }

    @Override
    public boolean isUrgent() {
        return check;
    }

    @Override
    public int loud(int[] into) {
        int count = 0;
        for (int move : legal()) {
            if (promise(move) > 0) {
                into[count++] = move;
            }
        }
        return count;
    }

    /** The promise of a move, by the piece that it takes, the piece that takes, and a promotion. */
    @Override
    public int promise(int move) {
        MoveForm form = rules.form();
        if (form.isWord(move)) {
            return 1 << 16;
        }
        int from = form.cell(move, 0);
        int to = form.cell(move, 1);
        if (from >= men.cells()) {
            return 0;
        }
        int kind = RoyalRules.kind(men.at(from));
        int there = men.at(to);
        int gain = rules.pieces()
                        .get(rules.promoted(kind, turn, to, form.cell(move, 2)))
                        .worth()
                - rules.pieces().get(kind).worth();
        if (there == 0 || RoyalRules.seat(there) == turn) {
            return Math.max(0, gain);
        }
        int taken = rules.pieces().get(RoyalRules.kind(there)).worth();
        return 16 * taken + Math.max(0, gain) + 16 - rules.pieces().get(kind).worth() / 100;
    }

    @Override
    public int value(int seat) {
        int value = rules.worth().of(this);
        return seat == 0 ? value : -value;
    }

    List<Phrase> told() {
        List<Phrase> all = new ArrayList<>();
        if (check && ending == null) {
            all.add(Phrase.of("kit.in-check", rules.colour(turn)));
        }
        all.addAll(rules.told(this));
        return all;
    }
}
