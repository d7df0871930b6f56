package pbem.games.kroma;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import pbem.game.Dice;
import pbem.game.Move;
import pbem.game.Seat;
import pbem.game.Simulation;
import pbem.game.TurnOrder;

/**
 * A game of Kroma that carries out the rules. It changes with every move. The instance in a position never changes.
 *
 * <p>Phase One: small pieces lie side by side, and those of one colour share no edge. A player who can place one must
 * do so. If every piece that fits would touch a piece of its own colour, any of them may be laid. The phase is over
 * when no small piece in the supply fits into a gap. Phase Two: large pieces lie completely on small ones, in any
 * colours. The game is over when no large piece fits. The supply is common, so every seat to move has the same choice,
 * and nobody is ever passed over.
 */
final class PiecePlay implements Simulation {

    private static final int COLOURS = Grid.COLOURS;
    private static final int SYMMETRIES = 6;
    private static final int TRIES_SMALL = 4;
    private static final int TRIES_LARGE = 16;
    private static final int WEIGHT = 10;

    private final Rules rules;
    private final Grid grid;
    private final Layer first;
    private final Layer second;
    private TriangleSet barred = TriangleSet.NONE; // the triangles that no piece may cover on the level of this phase
    private FittingPlace[] places = {}; // the places on the level of this phase that may still be open
    private int count;
    private boolean shared; // whether several plays share the array of places
    private Phase phase = Phase.ONE;
    private boolean anyColour; // whether every piece that fits would touch its own colour
    private TurnOrder turns;

    private PiecePlay(Rules rules, Grid grid, Layer first, Layer second, TurnOrder turns) {
        this.rules = rules;
        this.grid = grid;
        this.first = first;
        this.second = second;
        this.turns = turns;
    }

    /** A game that begins with these pieces on the board. */
    static PiecePlay start(Rules rules, Grid grid, List<PlacedPiece> pieces) {
        TurnOrder turns = TurnOrder.from(rules.first(), rules.seats());
        PiecePlay play = new PiecePlay(rules, grid, Layer.empty(grid), Layer.empty(grid), turns);
        pieces.forEach(piece -> play.layer(piece.kind().level()).lay(piece.number()));
        play.begin(Phase.ONE);
        play.settle();
        return play;
    }

    /** Begins a phase and collects its open places. */
    private void begin(Phase now) {
        phase = now;
        barred =
                now == Phase.ONE ? first.all() : grid.all().without(first.all()).or(second.all());
        places = new FittingPlace[grid.places().size()];
        count = 0;
        for (FittingPlace place : grid.places()) {
            if (place.level() == level() && !place.area().meets(barred)) {
                places[count++] = place;
            }
        }
        shared = false;
    }

    private boolean isOpen(FittingPlace place, int colour) {
        return layer().left(place.shape(), colour) > 0
                && (phase == Phase.TWO || anyColour || !place.area().meets(first.rim(colour)));
    }

    /** Updates the phase and {@link #anyColour} after each piece. */
    private void settle() {
        anyColour = false;
        if (phase == Phase.ONE && !hasMove()) {
            anyColour = count > 0;
            if (!anyColour) {
                begin(Phase.TWO);
            }
        }
        if (phase == Phase.TWO && !hasMove()) {
            phase = Phase.OVER;
        }
    }

    /** Looks for a move. On the way it removes places that are covered or for which no piece is left. */
    private boolean hasMove() {
        int at = 0;
        while (at < count) {
            FittingPlace place = places[at];
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

    private boolean isGone(FittingPlace place) {
        int shape = place.shape();
        return place.area().meets(barred)
                || layer().left(shape, 0) + layer().left(shape, 1) + layer().left(shape, 2) == 0;
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
        return isOver() ? -1 : turns.turn().index();
    }

    private boolean isOver() {
        return phase == Phase.OVER || Integer.bitCount(turns.left()) == seats() - 1;
    }

    @Override
    public int codes() {
        return COLOURS * grid.places().size();
    }

    @Override
    public int moves(int[] into) {
        int size = 0;
        for (int i = count - 1; i >= 0 && !isOver(); i--) {
            FittingPlace place = places[i];
            if (isGone(place)) {
                remove(i);
                continue;
            }
            for (int colour = 0; colour < COLOURS; colour++) {
                if (isOpen(place, colour)) {
                    into[size++] = place.move(colour);
                }
            }
        }
        return size;
    }

    /** The pieces that can be laid. */
    List<PlacedPiece> pieces() {
        return grid.pieces().stream().filter(this::isLegal).toList();
    }

    boolean isLegal(PlacedPiece piece) {
        FittingPlace place = piece.place();
        return !isOver()
                && piece.kind().level() == level()
                && !place.area().meets(barred)
                && isOpen(place, piece.colour().ordinal());
    }

    @Override
    public void play(int move) {
        layer().lay(move);
        barred = barred.or(grid.place(move).area());
        turns = turns.next();
        settle();
    }

    /** Removes a seat from the game. The pieces stay. */
    void leave(Seat seat) {
        turns = turns.without(seat);
    }

    @Override
    public PiecePlay copy() {
        PiecePlay copy = new PiecePlay(rules, grid, first.copy(), second.copy(), turns);
        copy.barred = barred;
        copy.places = places;
        copy.count = count;
        copy.shared = true;
        shared = true;
        copy.phase = phase;
        copy.anyColour = anyColour;
        return copy;
    }

    /** A copy for a robot. Its order of moves follows from the position alone, not from the moves before. */
    PiecePlay simulation() {
        PiecePlay copy = copy();
        copy.begin(phase);
        copy.settle();
        return copy;
    }

    Rules rules() {
        return rules;
    }

    Grid grid() {
        return grid;
    }

    Layer first() {
        return first;
    }

    Layer second() {
        return second;
    }

    Phase phase() {
        return phase;
    }

    TurnOrder turns() {
        return turns;
    }

    /** The level of the phase. */
    int level() {
        return phase == Phase.ONE ? 1 : 2;
    }

    private Layer layer() {
        return layer(level());
    }

    Layer layer(int level) {
        return level == 1 ? first : second;
    }

    /** All pieces on the board, those of the first level first. */
    List<PlacedPiece> laid() {
        return Stream.of(first, second)
                .flatMap(layer -> layer.pieces().stream())
                .toList();
    }

    /** The triangles that show that blend. */
    TriangleSet of(Blend blend) {
        return first.of(blend.one())
                .and(second.of(blend.other()))
                .or(first.of(blend.other()).and(second.of(blend.one())));
    }

    /** The scores of the players who have not left. */
    List<Score> scores() {
        return turns.active().stream().map(seat -> Score.of(seat, this)).toList();
    }

    @Override
    public Move move(int code) {
        return grid.piece(code);
    }

    @Override
    public void results(double[] into) {
        Arrays.fill(into, 0);
        List<Seat> winners = new Ranking(rules, scores()).winners();
        winners.forEach(winner -> into[winner.index()] = 1.0 / winners.size());
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
        int shapes = PieceShape.ALL.size();
        for (Colour colour : Colour.ALL) {
            int c = colour.ordinal();
            key ^= key(first.of(colour), image, c) ^ key(second.of(colour), image, COLOURS + c);
            for (int shape = 0; shape < shapes; shape++) {
                int left = layer(PieceShape.ALL.get(shape).level()).left(shape, c);
                key ^= Dice.mixed(-((left * shapes + shape) * (long) COLOURS + c) - 1);
            }
        }
        return key;
    }

    private long key(TriangleSet area, int image, int layer) {
        long key = 0;
        for (Triangle triangle : area.triangles()) {
            key ^= Dice.mixed(grid.image(triangle.bit(), image) * 2L * COLOURS + layer);
        }
        return key;
    }

    /** Ranks a move by its gain for the seat to move, minus its gain for the others. */
    @Override
    public int promise(int code) {
        int mover = turns.turn().index();
        int promise = 0;
        for (int seat = 0; seat < seats(); seat++) {
            if ((turns.left() >> seat & 1) == 0) {
                int gain = gain(
                        grid.place(code).area(),
                        Grid.colour(code),
                        rules.targets().get(seat));
                promise += seat == mover ? 2 * gain : -gain;
            }
        }
        return phase == Phase.ONE ? 2 * promise : WEIGHT * promise;
    }

    private int gain(TriangleSet area, int colour, Blend target) {
        boolean one = colour == target.one().ordinal();
        if (!one && colour != target.other().ordinal()) {
            return 0;
        }
        return phase == Phase.ONE
                ? area.size()
                : area.and(first.of(one ? target.other() : target.one())).size();
    }

    /** Tries a few random moves and returns the most promising one of them. */
    @Override
    public int likely(Dice dice) {
        int best = -1;
        int most = 0;
        for (int i = 0; i < (phase == Phase.ONE ? TRIES_SMALL : TRIES_LARGE); i++) {
            int at = dice.below(count);
            FittingPlace place = places[at];
            int colour = dice.below(COLOURS);
            if (isGone(place)) {
                remove(at); // there is another place, because the game is not over
            } else if (isOpen(place, colour)) {
                int code = place.move(colour);
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
        int[] moves = new int[COLOURS * count];
        int size = moves(moves);
        int chosen = -1;
        for (int met = 0; met < size; met++) {
            chosen = dice.below(met + 1) == 0 ? moves[met] : chosen;
        }
        return chosen;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PiecePlay play
                && turns.equals(play.turns)
                && first.equals(play.first)
                && second.equals(play.second);
    }

    @Override
    public int hashCode() {
        return 31 * first.hashCode() + second.hashCode();
    }
}
