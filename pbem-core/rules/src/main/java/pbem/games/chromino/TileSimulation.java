package pbem.games.chromino;

import java.util.Arrays;
import java.util.List;
import pbem.game.Dice;
import pbem.game.Move;
import pbem.game.Simulation;

/**
 * A game of Chromino that a robot continues in its search, with guessed hands and a guessed bag. It follows the same
 * rules as {@link TurnSequence}. A move is coded as a number: 0 or 1 for one of the two calls, or the code of a
 * placement on the {@link LaidTiles} plus two.
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
    private final LaidTiles table;
    private final int[][] hands;
    private final int[] sizes;
    private final boolean[] gone;
    private final boolean[] lost;
    private final boolean[] stuck;
    private final int[] scores;
    private final int[] bag;
    private final int[] order;
    private final int viewer; // the seat of the robot
    private int drawn; // the number of tiles drawn from the bag
    private int place;
    private int draws;
    private boolean over;
    private int winners; // one bit for each seat

    /** @param viewer the seat of the robot; if another seat is to move, its guessed tiles need not fit anywhere */
    TileSimulation(ChrominoPosition position, LaidTiles table, GuessedHands guess, int viewer) {
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
        return tiles.stream().mapToInt(LaidTiles.NUMBERS::get).toArray();
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

    /**
     * The index of the first tile in the hand that may be laid. Either all tiles may be laid or only the one that was
     * drawn.
     */
    private int firstAllowed() {
        return draws > 0 && !rules.freeDraw() ? sizes[seat()] - 1 : 0;
    }

    private boolean isAllowed(int tile) {
        return sizes[seat()] > 1 || !LaidTiles.TILES.get(tile).isChameleon();
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

    /** Carries out forced draws and passes until a player can lay a tile or the game is over. */
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
        int tile = LaidTiles.tile(code);
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

    /** The place in the order of the next player of this round, beginning at {@code from}; -1 if there is none. */
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
     * A large win counts more than a small one: in a game with so much luck this teaches more than a bare win. The part
     * that a small win lacks is shared by all players, so that the sum of the results stays the same.
     */
    @Override
    public void results(double[] into) {
        int rest = 0;
        for (int seat = 0; seat < into.length; seat++) {
            rest += gone[seat] ? 0 : sizes[seat];
        }
        double missing = rules.expert() ? 0 : MARGIN * (1 - Math.min(1, rest / (MUCH * into.length)));
        int count = Integer.bitCount(winners);
        if (count == 0) { // a single player who is blocked
            Arrays.fill(into, 0);
            return;
        }
        for (int seat = 0; seat < into.length; seat++) {
            boolean won = (winners >> seat & 1) != 0;
            into[seat] = (won ? (1 - missing) / count : 0) + missing / into.length;
        }
    }

    /**
     * A move is more promising the fewer of the tiles that the viewer does not see would fit after it, because others
     * must draw while they can lay nothing. All hidden tiles count alike, wherever they are, so the value is the same
     * for every guess.
     */
    @Override
    public int promise(int code) {
        int seat = seat();
        if (code < CALLS || seat != viewer || sizes.length == 1) {
            return 0;
        }
        LaidTiles then = table.copy();
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

    /** A random tile of those that fit, at a random place. */
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
