package pbem.games.chromino;

import java.util.Arrays;
import java.util.List;
import pbem.game.Dice;
import pbem.game.Move;
import pbem.game.Simulation;

/**
 * Chromino in one's head, with hands and a bag that were guessed. It goes on as {@link TurnSequence} does. A move is a
 * number: that of a placement on the {@link TileTable} and two more, or one of two calls.
 */
final class TileSimulation implements Simulation {

    private static final int DRAW = 0;
    private static final int PASS = 1;
    private static final int CALLS = 2;
    private static final int MOST_MOVES = 8_000;
    private static final int LONGEST = 400;
    private static final int CLOSING = 40;
    private static final double MARGIN = 0.25;
    private static final double MUCH = 4;

    private final Rules rules;
    private final TileTable table;
    private final int[][] hands;
    private final int[] sizes;
    private final boolean[] gone;
    private final boolean[] lost;
    private final boolean[] stuck;
    private final int[] scores;
    private final int[] bag;
    private final int[] order;
    private final int viewer; // who asks
    private int drawn; // from the bag
    private int place;
    private int draws;
    private boolean over;
    private int winners; // seats, a bit for each

    /** @param viewer the seat that asks; what another one on turn holds is guessed, and need not fit anywhere */
    TileSimulation(ChrominoPosition position, TileTable table, GuessedHands guess, int viewer) {
        TableState state = position.situation();
        int seats = position.rules().seats();
        this.rules = position.rules();
        this.table = table;
        this.bag = numbers(guess.bag());
        this.hands = new int[seats][];
        this.sizes = new int[seats];
        this.gone = new boolean[seats];
        this.lost = new boolean[seats];
        this.stuck = new boolean[seats];
        this.scores = new int[seats];
        for (int seat = 0; seat < seats; seat++) {
            PlayerState player = state.player(seat);
            sizes[seat] = player.hand().size();
            hands[seat] = Arrays.copyOf(numbers(guess.hands().get(seat)), sizes[seat] + bag.length);
            gone[seat] = player.gone();
            lost[seat] = player.lost();
            stuck[seat] = player.stuck();
            scores[seat] = player.score();
        }
        this.viewer = viewer;
        this.order = state.turn().order().stream().mapToInt(Integer::intValue).toArray();
        this.place = state.turn().place();
        this.draws = state.turn().draws();
        this.over = position.outcome().isPresent();
        if (!over && seat() != viewer) {
            settle();
        }
    }

    private TileSimulation(TileSimulation other) {
        rules = other.rules;
        table = other.table.copy();
        hands = new int[other.hands.length][];
        for (int seat = 0; seat < hands.length; seat++) {
            hands[seat] = other.hands[seat].clone();
        }
        sizes = other.sizes.clone();
        gone = other.gone;
        lost = other.lost;
        stuck = other.stuck.clone();
        scores = other.scores.clone();
        bag = other.bag;
        order = other.order;
        viewer = other.viewer;
        drawn = other.drawn;
        place = other.place;
        draws = other.draws;
        over = other.over;
        winners = other.winners;
    }

    private static int[] numbers(List<Tile> tiles) {
        return tiles.stream().mapToInt(TileTable.NUMBERS::get).toArray();
    }

    @Override
    public int seats() {
        return hands.length;
    }

    private int seat() {
        return order[place];
    }

    @Override
    public int turn() {
        return over ? -1 : seat();
    }

    @Override
    public int mostMoves() {
        return MOST_MOVES;
    }

    @Override
    public int codes() {
        return table.codes() + CALLS;
    }

    private boolean bagEmpty() {
        return drawn == bag.length;
    }

    /** From which tile of the hand on they may be laid: all of them, or only the one that was drawn. */
    private int firstAllowed() {
        return draws > 0 && !rules.freeDraw() ? sizes[seat()] - 1 : 0;
    }

    private boolean isAllowed(int tile) {
        return sizes[seat()] > 1 || !TileTable.TILES.get(tile).isChameleon();
    }

    private boolean canLay() {
        int seat = seat();
        for (int i = firstAllowed(); i < sizes[seat]; i++) {
            if (isAllowed(hands[seat][i]) && table.takes(hands[seat][i])) {
                return true;
            }
        }
        return false;
    }

    @Override
    public int moves(int[] into) {
        if (over) {
            return 0;
        }
        int seat = seat();
        int count = 0;
        for (int i = firstAllowed(); i < sizes[seat]; i++) {
            if (isAllowed(hands[seat][i])) {
                int from = count;
                count = table.placements(hands[seat][i], into, count);
                for (int move = from; move < count; move++) {
                    into[move] += CALLS;
                }
            }
        }
        if (rules.freeDraw() && draws == 0 && !bagEmpty()) {
            into[count++] = DRAW;
        }
        if (rules.freeDraw() && draws > 0) {
            into[count++] = PASS;
        }
        return count;
    }

    @Override
    public void play(int code) {
        if (code == DRAW) {
            drawTile();
        } else if (code == PASS) {
            passTurn();
        } else {
            lay(code - CALLS);
        }
        settle();
    }

    /** Goes on without anybody's decision to who can lay a tile. */
    private void settle() {
        while (!over && !canLay()) {
            if (draws < rules.draws() && !bagEmpty()) {
                drawTile();
            } else {
                passTurn();
            }
        }
    }

    private void lay(int code) {
        int seat = seat();
        if (rules.expert()) {
            scores[seat] += table.points(code);
        }
        table.lay(code);
        int tile = TileTable.tile(code);
        int kept = 0;
        for (int i = 0; i < sizes[seat]; i++) {
            if (hands[seat][i] != tile) {
                hands[seat][kept++] = hands[seat][i];
            }
        }
        sizes[seat] = kept;
        Arrays.fill(stuck, false);
        nextTurn();
    }

    private void drawTile() {
        int seat = seat();
        hands[seat][sizes[seat]++] = bag[drawn++];
        draws++;
    }

    private void passTurn() {
        stuck[seat()] = bagEmpty() && draws == 0;
        nextTurn();
    }

    private boolean isFinished(int seat) {
        return !lost[seat] && sizes[seat] == 0;
    }

    private boolean isLastRound() {
        for (int seat = 0; seat < sizes.length; seat++) {
            if (isFinished(seat)) {
                return true;
            }
        }
        return false;
    }

    private boolean isBlocked() {
        for (int seat = 0; seat < sizes.length; seat++) {
            if (!gone[seat] && !stuck[seat]) {
                return false;
            }
        }
        return true;
    }

    private void nextTurn() {
        boolean lastRound = isLastRound();
        if (!lastRound && isBlocked()) {
            end(false);
            return;
        }
        int next = later(place + 1);
        if (next < 0 && lastRound) {
            end(true);
            return;
        }
        place = next < 0 ? later(0) : next;
        draws = 0;
        stuck[seat()] = false;
    }

    /** Where the next one of this round is who plays; below 0 if nobody does. */
    private int later(int from) {
        for (int at = from; at < order.length; at++) {
            if (!gone[order[at]] && sizes[order[at]] > 0) {
                return at;
            }
        }
        return -1;
    }

    private void end(boolean finished) {
        over = true;
        boolean byPoints = rules.expert() && !rules.solo();
        int most = Integer.MIN_VALUE;
        for (int seat = 0; seat < sizes.length; seat++) {
            int value = byPoints ? scores[seat] : -sizes[seat];
            boolean counts = !lost[seat] && !(rules.solo() && !finished);
            if (counts && value > most) {
                most = value;
                winners = 0;
            }
            winners |= counts && value == most ? 1 << seat : 0;
        }
    }

    @Override
    public Simulation copy() {
        return new TileSimulation(this);
    }

    @Override
    public Move move(int code) {
        return switch (code) {
            case DRAW -> Decision.Call.DRAW;
            case PASS -> Decision.Call.PASS;
            default -> table.placement(code - CALLS);
        };
    }

    /**
     * Who wins by much is told from who wins by little: with so much luck in a game, that teaches more than a bare win. What
     * is missing to a whole win is shared by all, so that nobody gains where nobody loses.
     */
    @Override
    public void results(double[] into) {
        int rest = 0;
        for (int seat = 0; seat < into.length; seat++) {
            rest += gone[seat] ? 0 : sizes[seat];
        }
        double missing = rules.expert() ? 0 : MARGIN * (1 - Math.min(1, rest / (MUCH * into.length)));
        int count = Integer.bitCount(winners);
        if (count == 0) { // alone, and blocked
            Arrays.fill(into, 0);
            return;
        }
        for (int seat = 0; seat < into.length; seat++) {
            boolean won = (winners >> seat & 1) != 0;
            into[seat] = (won ? (1 - missing) / count : 0) + missing / into.length;
        }
    }

    /**
     * The fewer of the tiles fit that the viewer does not see, the better: the others draw while they can lay nothing. Which
     * of them they hold does not matter for this, so it is the same under every guess.
     */
    @Override
    public int promise(int code) {
        int seat = seat();
        if (code < CALLS || seat != viewer || sizes.length == 1) {
            return 0;
        }
        TileTable then = table.copy();
        then.lay(code - CALLS);
        int hidden = 0;
        int fitting = 0;
        for (int other = 0; other < sizes.length; other++) {
            for (int i = 0; i < sizes[other] && other != seat; i++) {
                hidden++;
                fitting += then.takes(hands[other][i]) ? 1 : 0;
            }
        }
        for (int i = drawn; i < bag.length; i++) {
            hidden++;
            fitting += then.takes(bag[i]) ? 1 : 0;
        }
        return hidden == 0 ? 0 : -CLOSING * fitting / hidden;
    }

    /** Any tile, wherever it fits. */
    @Override
    public int likely(Dice dice) {
        int[] moves = new int[256];
        int seat = seat();
        int first = firstAllowed();
        int count = sizes[seat] - first;
        int from = dice.below(count);
        for (int i = 0; i < count; i++) {
            int tile = hands[seat][first + (from + i) % count];
            int placements = isAllowed(tile) ? table.placements(tile, moves, 0) : 0;
            if (placements > 0) {
                return moves[dice.below(placements)] + CALLS;
            }
        }
        throw new IllegalStateException("nothing fits");
    }

    @Override
    public int longestPlayout() {
        return LONGEST;
    }

    @Override
    public String toString() {
        return "Chromino in one's head";
    }
}
