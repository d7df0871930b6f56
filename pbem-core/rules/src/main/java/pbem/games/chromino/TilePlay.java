package pbem.games.chromino;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import pbem.game.Dice;
import pbem.game.Move;
import pbem.game.Simulation;
import pbem.phrase.Phrase;

/**
 * A game of Chromino that carries out the rules: the tiles on the table, in hands and in the bag, and whose turn it is.
 * It does what follows without a choice: draws, passes, skipped seats and the end of the game. It changes with every
 * move. The instance in a position never changes. Robots go on from one with guessed hands and a guessed bag.
 *
 * <p>A move is coded as a number: that of one of the two calls, or the code of a placement on the table.
 */
final class TilePlay implements Simulation {

    private static final Decision.Call[] WORDS = Decision.Call.values();
    private static final int CALLS = WORDS.length;
    private static final int MOST_MOVES = 8_000;
    private static final int LONGEST = 400;
    private static final int CLOSING = 40;
    private static final double MARGIN = 0.25;
    private static final double MUCH = 4;

    /** How a game ends. */
    enum End {
        /** A player laid the last tile, and the round was played to its end. */
        FINISHED,
        /** Nobody can lay or draw a tile any more. */
        BLOCKED,
        /** All players but one have left, or a single player has. */
        DESERTED
    }

    private final Rules rules;
    private final PlayerState[] players; // by seat
    private final List<Tile> bag; // the next one first
    private final List<Integer> order; // the seats in the order of their turns; every round begins with the first
    private int viewer = -1; // the seat of the robot that searches; -1 in a position
    private List<Happening> happenings = new ArrayList<>(); // of the last decision; null in a search
    private LaidTiles table;
    private int drawn; // the number of tiles drawn from the bag
    private int round = 1;
    private int place = -1; // in the order
    private int draws; // the number of tiles drawn in this turn
    private int told; // how many of these belong to earlier decisions or stand in the happenings
    private End end;

    private TilePlay(Rules rules, LaidTiles table, PlayerState[] players, List<Tile> bag, List<Integer> order) {
        this.rules = rules;
        this.table = table;
        this.players = players;
        this.bag = bag;
        this.order = order;
    }

    /** A game that has come to its first decision. */
    static TilePlay start(
            Rules rules, LaidTiles table, List<PlayerState> players, List<Tile> bag, List<Integer> order) {
        PlayerState[] all = players.toArray(PlayerState[]::new);
        TilePlay play = new TilePlay(rules, table, all, List.copyOf(bag), List.copyOf(order));
        List<Phrase> names = order.stream().map(Happening::name).toList();
        play.tell(names.size() == 1 ? Phrase.of("chromino.began-alone") : Phrase.of("chromino.began", names));
        play.nextTurn();
        play.settle();
        return play;
    }

    @Override
    public TilePlay copy() {
        return copy(players.clone(), bag, viewer, null);
    }

    private TilePlay copy(PlayerState[] others, List<Tile> rest, int robot, List<Happening> told) {
        TilePlay copy = new TilePlay(rules, table.copy(), others, rest, order);
        copy.viewer = robot;
        copy.happenings = told;
        copy.drawn = rest == bag ? drawn : 0;
        copy.round = round;
        copy.place = place;
        copy.draws = draws;
        copy.told = draws;
        copy.end = end;
        return copy;
    }

    private TilePlay onward() {
        return copy(players.clone(), bag, viewer, new ArrayList<>());
    }

    /** This game after a legal decision. */
    TilePlay after(Decision decision) {
        TilePlay after = onward();
        after.play(decision.match(
                placement -> {
                    after.table = table.roomFor(placement);
                    return after.table.code(placement);
                },
                Decision.Call::ordinal));
        return after;
    }

    /** This game after that player has left, in turn or not. */
    TilePlay left(int seat) {
        TilePlay after = onward();
        after.players[seat] = players[seat].leaving();
        boolean finished = after.players[seat].isFinished();
        after.happenings.add(new Happening.Seen(
                Phrase.of(finished ? "chromino.left-finished" : "chromino.left", Happening.name(seat)), !finished));
        int rest = after.present().size();
        boolean last = after.isLastRound();
        if (rest == 0 && last) {
            after.end = End.FINISHED;
        } else if (rest == 0 || rest == 1 && !last) {
            after.end = End.DESERTED;
        } else if (seat == seat()) {
            after.nextTurn();
        }
        after.settle();
        return after;
    }

    /**
     * This game with other tiles in hands and in the bag.
     *
     * @param robot see {@link #viewer}
     */
    TilePlay with(List<List<Tile>> hands, List<Tile> rest, int robot) {
        PlayerState[] others = new PlayerState[players.length];
        Arrays.setAll(others, seat -> players[seat].holding(hands.get(seat)));
        return copy(others, List.copyOf(rest), robot, robot < 0 ? new ArrayList<>() : null);
    }

    /**
     * A game for the search of a robot.
     *
     * @param robot its seat; if another seat is to move, its guessed tiles need not fit anywhere
     */
    TilePlay guessed(GuessedHands guess, int robot) {
        TilePlay guessed = with(guess.hands(), guess.bag(), robot);
        if (seat() != robot) {
            guessed.settle();
        }
        return guessed;
    }

    /** This game on a window for a search. */
    TilePlay centred() {
        TilePlay centred = copy();
        centred.table = table.centred();
        return centred;
    }

    /** This game with other tiles, at the beginning of a turn of that seat. */
    TilePlay supposed(List<List<Tile>> hands, List<Tile> rest, int seat) {
        TilePlay supposed = with(hands, rest, -1);
        supposed.place = order.indexOf(seat);
        supposed.draws = 0;
        return supposed;
    }

    @Override
    public int seats() {
        return players.length;
    }

    /** The seat to move, or after the end of the game the last one. */
    int seat() {
        return order.get(place);
    }

    PlayerState mover() {
        return players[seat()];
    }

    @Override
    public int turn() {
        return isOver() ? -1 : seat();
    }

    private boolean isOver() {
        return end != null;
    }

    @Override
    public int mostMoves() {
        return MOST_MOVES;
    }

    @Override
    public int codes() {
        return table.codes();
    }

    /** The number of tiles in the bag. */
    int bagSize() {
        return bag.size() - drawn;
    }

    /** The tiles in the bag, the next one first. Their order is a secret. */
    List<Tile> bag() {
        return bag.subList(drawn, bag.size());
    }

    /** The tiles of which one may be laid in this turn: all in the hand, or only the one that was just drawn. */
    private List<Tile> choice() {
        return draws > 0 && !rules.freeDraw() ? mover().latest(1) : mover().tiles();
    }

    /** Whether a tile may be laid in this turn if it fits: a chameleon that is the last tile may not. */
    private boolean isAllowed(Tile tile) {
        return !tile.isChameleon() || mover().size() > 1;
    }

    /** The tiles that may be laid in this turn, if they fit anywhere; sorted by name. */
    List<Tile> allowed() {
        return choice().stream().filter(this::isAllowed).sorted().toList();
    }

    private boolean canLay() {
        for (Tile tile : choice()) {
            if (table.takes(tile) && isAllowed(tile)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the player may draw or pass although something can be laid. */
    boolean may(Decision.Call call) {
        return rules.freeDraw() && (call == Decision.Call.PASS ? draws > 0 : draws == 0 && bagSize() > 0);
    }

    boolean isLegal(Decision decision) {
        return !isOver()
                && decision.match(
                        placement -> allowed().contains(placement.tile())
                                && table.placements(placement.tile()).contains(placement),
                        this::may);
    }

    /**
     * All decisions, those with a tile first. They depend on the player's hand, so only that player may see them.
     */
    List<Decision> decisions() {
        List<Decision> all = new ArrayList<>();
        if (!isOver()) {
            allowed().forEach(tile -> all.addAll(table.placements(tile)));
            Stream.of(WORDS).filter(this::may).forEach(all::add);
        }
        return all;
    }

    @Override
    public int moves(int[] into) {
        if (isOver()) {
            return 0;
        }
        int count = 0;
        for (Tile tile : choice()) {
            count = isAllowed(tile) ? table.placements(tile, into, count) : count;
        }
        for (Decision.Call call : WORDS) {
            if (may(call)) {
                into[count++] = call.ordinal();
            }
        }
        return count;
    }

    @Override
    public void play(int code) {
        if (code == Decision.Call.DRAW.ordinal()) {
            drawTile();
        } else if (code < CALLS) {
            passTurn();
        } else {
            int points = rules.expert() ? table.points(code) : 0;
            table.lay(code);
            laid(LaidTiles.tile(code), points);
        }
        settle();
    }

    private void tell(Phrase words) {
        happenings.add(new Happening.Seen(words, true));
    }

    /** Carries out forced draws and passes until a player can lay a tile or the game is over. */
    private void settle() {
        while (!isOver() && !canLay()) {
            if (draws < rules.draws() && bagSize() > 0) {
                drawTile();
            } else {
                tellDraws(true);
                passTurn();
            }
        }
        tellDraws(false);
    }

    /** Tells the tiles that were drawn in this turn since the last decision, and a forced pass even without any. */
    private void tellDraws(boolean passed) {
        if (happenings != null && (passed || draws > told)) {
            happenings.add(new Happening.Drew(seat(), mover().latest(draws - told), passed));
            told = draws;
        }
    }

    /** Goes on after the player to move has laid a tile. */
    private void laid(Tile tile, int points) {
        PlayerState player = mover().laying(tile, points);
        players[seat()] = player;
        for (int seat = 0; seat < players.length; seat++) {
            players[seat] = players[seat].stuck(false);
        }
        if (happenings != null) {
            Phrase name = Happening.name(seat());
            if (rules.expert()) {
                tell(Phrase.of("chromino.scored", name, points, player.score()));
            }
            if (player.size() == 1) {
                Phrase shown =
                        Phrase.of("chromino.showed", name, player.shown().get(0).name());
                happenings.add(new Happening.Seen(shown, false));
            }
            if (player.isFinished()) {
                tell(Phrase.of(later(place + 1) < 0 ? "chromino.finished" : "chromino.finished-first", name));
            }
        }
        nextTurn();
    }

    private void drawTile() {
        players[seat()] = mover().taking(bag.get(drawn++));
        draws++;
    }

    private void passTurn() {
        players[seat()] = mover().stuck(bagSize() == 0 && draws == 0);
        nextTurn();
    }

    /** Whether a player has laid the last tile, so that this is the last round. */
    private boolean isLastRound() {
        return any(PlayerState::isFinished);
    }

    private boolean any(Predicate<PlayerState> wanted) {
        for (PlayerState player : players) {
            if (wanted.test(player)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether nobody can continue: all have passed in turn with an empty bag. A player who draws the last tile of the
     * bag in vain has another turn, because a chameleon that was the only tile in the hand may be laid then.
     */
    private boolean isBlocked() {
        return !any(player -> !player.gone() && !player.stuck());
    }

    /** Passes the turn to the next player, or ends the game after the last round or if it is blocked. */
    private void nextTurn() {
        boolean lastRound = isLastRound();
        int next = later(place + 1);
        if (!lastRound && isBlocked()) {
            end = End.BLOCKED;
        } else if (next < 0 && lastRound) {
            end = End.FINISHED;
        } else {
            round += next < 0 ? 1 : 0;
            place = next < 0 ? later(0) : next;
            draws = 0;
            told = 0;
            players[seat()] = mover().stuck(false);
        }
    }

    /** The place in the order of the next player of this round, beginning at {@code from}; -1 if there is none. */
    private int later(int from) {
        for (int at = from; at < order.size(); at++) {
            if (players[order.get(at)].plays()) {
                return at;
            }
        }
        return -1;
    }

    Rules rules() {
        return rules;
    }

    LaidTiles table() {
        return table;
    }

    PlayerState player(int seat) {
        return players[seat];
    }

    /** The seats in the order of their turns. */
    List<Integer> order() {
        return order;
    }

    /** The number of the round, counted from 1. */
    int round() {
        return round;
    }

    /** The number of tiles drawn in this turn. */
    int draws() {
        return draws;
    }

    /** What the last decision caused. */
    List<Happening> happenings() {
        return happenings;
    }

    /** How the game ended; empty while it goes on. */
    Optional<End> end() {
        return Optional.ofNullable(end);
    }

    /** The seats that have not left. */
    List<Integer> present() {
        return seats(player -> !player.gone());
    }

    /** The seats that can win. A player who left cannot, except after laying the last tile. */
    List<Integer> inTheRunning() {
        return seats(player -> !player.lost());
    }

    private List<Integer> seats(Predicate<PlayerState> wanted) {
        return IntStream.range(0, players.length)
                .filter(seat -> wanted.test(players[seat]))
                .boxed()
                .toList();
    }

    @Override
    public Move move(int code) {
        return code < CALLS ? WORDS[code] : table.placement(code);
    }

    /**
     * A large win counts more than a small one: in a game with so much luck this teaches more than a bare win. The part
     * that a small win lacks is shared by all players, so that the sum of the results stays the same.
     */
    @Override
    public void results(double[] into) {
        Arrays.fill(into, 0);
        List<Integer> winners = new Ending(rules, this).winners();
        if (winners.isEmpty()) {
            return; // a single player who is blocked
        }
        int rest = present().stream().mapToInt(seat -> players[seat].size()).sum();
        double missing = rules.expert() ? 0 : MARGIN * (1 - Math.min(1, rest / (MUCH * into.length)));
        Arrays.fill(into, missing / into.length);
        winners.forEach(winner -> into[winner] += (1 - missing) / winners.size());
    }

    /**
     * A move is more promising the fewer of the tiles that the viewer does not see would fit after it, because others
     * must draw while they can lay nothing. All hidden tiles count alike, wherever they are, so the value is the same
     * for every guess.
     */
    @Override
    public int promise(int code) {
        if (code < CALLS || seat() != viewer || players.length == 1) {
            return 0;
        }
        LaidTiles then = table.copy();
        then.lay(code);
        List<Tile> hidden = new ArrayList<>(bag());
        for (PlayerState other : players) {
            hidden.addAll(other == mover() ? List.of() : other.tiles());
        }
        int fitting = 0;
        for (Tile tile : hidden) {
            fitting += then.takes(tile) ? 1 : 0;
        }
        return hidden.isEmpty() ? 0 : -CLOSING * fitting / hidden.size();
    }

    /** A random tile of those that fit, at a random place. */
    @Override
    public int likely(Dice dice) {
        int[] moves = new int[256];
        List<Tile> tiles = choice();
        int from = dice.below(tiles.size());
        for (int i = 0; i < tiles.size(); i++) {
            Tile tile = tiles.get((from + i) % tiles.size());
            int placements = isAllowed(tile) ? table.placements(tile, moves, 0) : 0;
            if (placements > 0) {
                return moves[dice.below(placements)];
            }
        }
        throw new IllegalStateException("nothing fits");
    }

    @Override
    public int longestPlayout() {
        return LONGEST;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TilePlay play
                && table.equals(play.table)
                && Arrays.equals(players, play.players)
                && bag().equals(play.bag())
                && order.equals(play.order)
                && round == play.round
                && place == play.place
                && draws == play.draws;
    }

    /** The hash depends only on what everybody knows, so that it reveals no secret. */
    @Override
    public int hashCode() {
        return Objects.hash(table, round, place, draws);
    }
}
