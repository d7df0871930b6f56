package pbem.games.kroma;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The pieces on the board and the moves that the rules allow next. Immutable.
 *
 * <p>Phase One: small pieces lie side by side, and those of one colour share no edge. A player who can place one must
 * do so. If every piece that fits would touch a piece of its own colour, any of them may be laid. The phase is over
 * when no small piece in the supply fits into a gap. Phase Two: large pieces lie completely on small ones, in any
 * colours. The game is over when no large piece fits.
 */
final class KromaBoard {

    private final Grid grid;
    private final Layer first;
    private final Layer second;
    private final Phase phase;
    private final MoveGenerator choices;

    private KromaBoard(Grid grid, Layer first, Layer second) {
        this.grid = grid;
        this.first = first;
        this.second = second;
        MoveGenerator gaps = choices(1, first, colour -> first.all());
        MoveGenerator apart = choices(1, first, colour -> first.all().or(first.rim(colour)));
        MoveGenerator upon =
                choices(2, second, colour -> grid.all().without(first.all()).or(second.all()));
        if (!gaps.isEmpty()) {
            this.phase = Phase.ONE;
            this.choices = apart.isEmpty() ? gaps : apart;
        } else {
            this.phase = upon.isEmpty() ? Phase.OVER : Phase.TWO;
            this.choices = upon;
        }
    }

    static KromaBoard empty(Grid grid) {
        return new KromaBoard(grid, Layer.NONE, Layer.NONE);
    }

    /** The board after that piece was laid on the level of its shape. */
    KromaBoard with(PlacedPiece piece) {
        return piece.kind().level() == 1
                ? new KromaBoard(grid, first.with(piece), second)
                : new KromaBoard(grid, first, second.with(piece));
    }

    private MoveGenerator choices(int level, Layer layer, Function<Colour, TriangleSet> barred) {
        Map<Colour, TriangleSet> byColour = Arrays.stream(Colour.values())
                .collect(Collectors.toMap(colour -> colour, barred, (a, b) -> a, () -> new EnumMap<>(Colour.class)));
        return new MoveGenerator(grid, level, layer, byColour);
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

    /** The pieces that the player to move can lay; none after the end of the game. */
    MoveGenerator choices() {
        return choices;
    }

    /** The triangles that show that blend. */
    TriangleSet of(Blend blend) {
        return first.of(blend.one())
                .and(second.of(blend.other()))
                .or(first.of(blend.other()).and(second.of(blend.one())));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof KromaBoard board
                && grid == board.grid
                && first.equals(board.first)
                && second.equals(board.second);
    }

    @Override
    public int hashCode() {
        return 31 * first.hashCode() + second.hashCode();
    }
}
