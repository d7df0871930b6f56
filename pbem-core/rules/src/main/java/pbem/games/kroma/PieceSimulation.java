package pbem.games.kroma;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import pbem.game.Dice;
import pbem.game.Move;
import pbem.game.Seat;
import pbem.game.Simulation;
import pbem.game.TurnOrder;

/**
 * A game of Kroma that a robot continues in its search. Sets of triangles are arrays of words that are changed in
 * place. A move is coded as a number: three times the number of the place in the {@link PlaceTable}, plus the number of
 * the colour.
 */
final class PieceSimulation implements Simulation {

    private static final int COLOURS = Colour.values().length;
    private static final int SYMMETRIES = 6;
    private static final int TRIES_SMALL = 4;
    private static final int TRIES_LARGE = 16;
    private static final int WEIGHT = 10;

    private final Rules rules;
    private final PlaceTable table;
    private final Grid grid;
    private final int[] ones; // by seat, the first colour of its blend
    private final int[] others;
    private final long[][] first; // by colour, the triangles that it covers on the first level
    private final long[][] second;
    private final long[][] rims; // by colour, the rims of its pieces on the first level
    private final long[] barred; // the triangles that no piece may cover on the level of this phase
    private final int[][] left; // by shape and colour, the number of pieces left
    private int[] places; // the places on the level of this phase that may still be open
    private int count;
    private boolean shared; // whether several simulations share the array of places
    private int phase;
    private boolean anyColour; // whether every piece that fits would touch its own colour
    private TurnOrder turns;

    private PieceSimulation(
            Rules rules,
            PlaceTable table,
            Grid grid,
            long[][] first,
            long[][] second,
            long[][] rims,
            long[] barred,
            int[][] left) {
        this.rules = rules;
        this.table = table;
        this.grid = grid;
        this.ones = rules.targets().stream()
                .mapToInt(blend -> blend.one().ordinal())
                .toArray();
        this.others = rules.targets().stream()
                .mapToInt(blend -> blend.other().ordinal())
                .toArray();
        this.first = first;
        this.second = second;
        this.rims = rims;
        this.barred = barred;
        this.left = left;
    }

    static PieceSimulation of(KromaPosition position) {
        KromaBoard board = position.board();
        PlaceTable table = PlaceTable.of(board.grid());
        long[][] first = new long[COLOURS][];
        long[][] second = new long[COLOURS][];
        long[][] rims = new long[COLOURS][];
        int[][] left = new int[PieceShapes.ALL.size()][COLOURS];
        for (Colour colour : Colour.values()) {
            int c = colour.ordinal();
            first[c] = PlaceTable.words(board.first().of(colour));
            second[c] = PlaceTable.words(board.second().of(colour));
            rims[c] = PlaceTable.words(board.first().rim(colour));
            for (int kind = 0; kind < left.length; kind++) {
                PieceShape shape = PieceShapes.ALL.get(kind);
                left[kind][c] = (shape.level() == 1 ? board.first() : board.second()).left(shape, colour);
            }
        }
        PieceSimulation made =
                new PieceSimulation(position.rules(), table, board.grid(), first, second, rims, new long[3], left);
        made.turns = position.turns();
        made.phase = 1;
        made.begin(board.phase() == Phase.ONE ? 1 : 2);
        made.settle();
        if (position.outcome().isPresent()) {
            made.phase = 3;
        }
        return made;
    }

    /** Begins a level and collects its open places. */
    private void begin(int now) {
        phase = now;
        int from = now == 1 ? 0 : table.small;
        int to = now == 1 ? table.small : table.places.size();
        long[] all = PlaceTable.words(grid.all());
        for (int word = 0; word < 3; word++) {
            long small = first[0][word] | first[1][word] | first[2][word];
            long large = second[0][word] | second[1][word] | second[2][word];
            barred[word] = now == 1 ? small : all[word] & ~small | large;
        }
        places = new int[to - from];
        shared = false;
        count = 0;
        for (int place = from; place < to; place++) {
            if (!meets(table.areas[place], barred)) {
                places[count++] = place;
            }
        }
    }

    private static boolean meets(long[] one, long[] other) {
        return (one[0] & other[0] | one[1] & other[1] | one[2] & other[2]) != 0;
    }

    private boolean isSupplied(int place) {
        int[] there = left[table.kinds[place]];
        return there[0] + there[1] + there[2] > 0;
    }

    private boolean isOpen(int place, int colour) {
        return left[table.kinds[place]][colour] > 0
                && (phase == 2 || anyColour || !meets(table.areas[place], rims[colour]));
    }

    /** Updates the phase and {@link #anyColour} after each piece. */
    private void settle() {
        anyColour = false;
        if (phase == 1 && !hasMove()) {
            anyColour = count > 0;
            if (!anyColour) {
                begin(2);
            }
        }
        if (phase == 2 && !hasMove()) {
            phase = 3;
        }
    }

    /** Looks for a move. On the way it removes places that are covered or for which no piece is left. */
    private boolean hasMove() {
        int at = 0;
        while (at < count) {
            int place = places[at];
            if (isGone(place)) {
                remove(at);
            } else if (isOpen(place, 0) || isOpen(place, 1) || isOpen(place, 2)) {
                return true;
            } else {
                at++;
            }
        }
        return false;
    }

    private boolean isGone(int place) {
        return meets(table.areas[place], barred) || !isSupplied(place);
    }

    private void remove(int at) {
        if (shared) {
            places = Arrays.copyOf(places, count);
            shared = false;
        }
        places[at] = places[--count];
    }

    @Override
    public int seats() {
        return rules.seats();
    }

    @Override
    public int turn() {
        return phase == 3 ? -1 : turns.turn().index();
    }

    @Override
    public int mostMoves() {
        return COLOURS * Math.max(table.small, table.places.size() - table.small);
    }

    @Override
    public int codes() {
        return COLOURS * table.places.size();
    }

    @Override
    public int moves(int[] into) {
        int size = 0;
        for (int i = count - 1; i >= 0 && phase != 3; i--) {
            if (isGone(places[i])) {
                remove(i);
                continue;
            }
            for (int colour = 0; colour < COLOURS; colour++) {
                if (isOpen(places[i], colour)) {
                    into[size++] = places[i] * COLOURS + colour;
                }
            }
        }
        return size;
    }

    @Override
    public void play(int code) {
        int place = code / COLOURS;
        int colour = code % COLOURS;
        long[] area = table.areas[place];
        long[][] level = phase == 1 ? first : second;
        for (int word = 0; word < 3; word++) {
            level[colour][word] |= area[word];
            barred[word] |= area[word];
            rims[colour][word] |= phase == 1 ? table.rims[place][word] : 0;
        }
        left[table.kinds[place]][colour]--;
        turns = turns.next();
        settle();
    }

    @Override
    public Simulation copy() {
        PieceSimulation copy = new PieceSimulation(
                rules, table, grid, copy(first), copy(second), copy(rims), barred.clone(), copy(left));
        copy.places = places;
        copy.count = count;
        copy.shared = true;
        shared = true;
        copy.phase = phase;
        copy.anyColour = anyColour;
        copy.turns = turns;
        return copy;
    }

    private static long[][] copy(long[][] sets) {
        return new long[][] {sets[0].clone(), sets[1].clone(), sets[2].clone()};
    }

    private static int[][] copy(int[][] counts) {
        int[][] copy = new int[counts.length][];
        for (int i = 0; i < counts.length; i++) {
            copy[i] = counts[i].clone();
        }
        return copy;
    }

    @Override
    public Move move(int code) {
        return new PlacedPiece(Colour.values()[code % COLOURS], table.places.get(code / COLOURS));
    }

    @Override
    public void results(double[] into) {
        Arrays.fill(into, 0);
        int best = -1;
        int most = -1;
        boolean tied = rules.block();
        for (int seat = 0; seat < into.length; seat++) {
            int sum = turns.hasLeft(Seat.at(seat)) ? -1 : shown(seat).size();
            tied |= sum == most;
            if (sum > most) {
                most = sum;
                best = seat;
                tied = rules.block();
            }
        }
        if (!tied) {
            into[best] = 1;
            return;
        }
        List<Score> scores = turns.active().stream().map(this::score).toList();
        Comparator<Score> order = rules.block() ? Score.BY_BLOCK : Score.BY_SUM;
        Score first = scores.stream().max(order).orElseThrow();
        List<Score> winners = scores.stream()
                .filter(score -> order.compare(score, first) == 0)
                .toList();
        winners.forEach(winner -> into[winner.seat().index()] = 1.0 / winners.size());
    }

    private Score score(Seat seat) {
        TriangleSet shown = shown(seat.index());
        int block = grid.parts(shown).stream().mapToInt(TriangleSet::size).max().orElse(0);
        return new Score(seat, rules.target(seat), shown.size(), block);
    }

    /** The triangles that show the blend of that seat. */
    private TriangleSet shown(int seat) {
        int one = ones[seat];
        int other = others[seat];
        return new TriangleSet(shown(one, other, 0), shown(one, other, 1), shown(one, other, 2));
    }

    private long shown(int one, int other, int word) {
        return first[one][word] & second[other][word] | first[other][word] & second[one][word];
    }

    @Override
    public long key() {
        return key(0);
    }

    @Override
    public long symmetricKey() {
        long least = key(0);
        for (int image = 1; image < SYMMETRIES; image++) {
            least = Math.min(least, key(image));
        }
        return least;
    }

    private long key(int image) {
        long key = turns.turn().index();
        for (int colour = 0; colour < COLOURS; colour++) {
            key ^= key(first[colour], image, colour) ^ key(second[colour], image, COLOURS + colour);
            for (int kind = 0; kind < left.length; kind++) {
                key ^= Dice.mixed(-((left[kind][colour] * left.length + kind) * (long) COLOURS + colour) - 1);
            }
        }
        return key;
    }

    private long key(long[] area, int image, int layer) {
        long key = 0;
        for (int word = 0; word < area.length; word++) {
            for (long rest = area[word]; rest != 0; rest &= rest - 1) {
                int triangle = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
                key ^= Dice.mixed(table.images[triangle][image] * 2L * COLOURS + layer);
            }
        }
        return key;
    }

    /** Ranks a move by its gain for the seat to move, minus its gain for the others. */
    @Override
    public int promise(int code) {
        int mover = turns.turn().index();
        int promise = 0;
        for (int seat = 0; seat < ones.length; seat++) {
            if ((turns.left() >> seat & 1) == 0) {
                int gain = gain(code / COLOURS, code % COLOURS, seat);
                promise += seat == mover ? 2 * gain : -gain;
            }
        }
        return phase == 1 ? 2 * promise : WEIGHT * promise;
    }

    private int gain(int place, int colour, int seat) {
        boolean wanted = colour == ones[seat] || colour == others[seat];
        if (phase == 1 || !wanted) {
            return wanted ? table.bits[place].length : 0;
        }
        int partner = colour == ones[seat] ? others[seat] : ones[seat];
        long[] area = table.areas[place];
        long[] below = first[partner];
        return Long.bitCount(area[0] & below[0])
                + Long.bitCount(area[1] & below[1])
                + Long.bitCount(area[2] & below[2]);
    }

    /** Tries a few random moves and returns the most promising one of them. */
    @Override
    public int likely(Dice dice) {
        int best = -1;
        int most = 0;
        for (int i = 0; i < (phase == 1 ? TRIES_SMALL : TRIES_LARGE); i++) {
            int at = dice.below(count);
            int place = places[at];
            int colour = dice.below(COLOURS);
            if (isGone(place)) {
                remove(at); // there is another place, because the game is not over
            } else if (isOpen(place, colour)) {
                int code = place * COLOURS + colour;
                int promise = promise(code);
                if (best < 0 || promise > most) {
                    best = code;
                    most = promise;
                }
            }
        }
        return best >= 0 ? best : any(dice);
    }

    private int any(Dice dice) {
        int chosen = -1;
        int met = 0;
        for (int i = count - 1; i >= 0; i--) {
            if (isGone(places[i])) {
                remove(i);
                continue;
            }
            for (int colour = 0; colour < COLOURS; colour++) {
                if (isOpen(places[i], colour) && dice.below(++met) == 0) {
                    chosen = places[i] * COLOURS + colour;
                }
            }
        }
        return chosen;
    }

    @Override
    public String toString() {
        return "Kroma in one's head, " + turns.turn() + " on turn";
    }
}
