package pbem.games.kroma;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The pieces of one level, none over another. It changes with every piece. Two layers are equal if they have the same
 * pieces, in any order of laying.
 */
final class Layer {

    private final Grid grid;
    private final TriangleSet[] covered; // by colour
    private final TriangleSet[] rims;
    private final int[] left; // by shape and colour
    private int[] laid; // the moves in their order; never changed, so that copies share it

    private Layer(Grid grid, TriangleSet[] covered, TriangleSet[] rims, int[] left, int[] laid) {
        this.grid = grid;
        this.covered = covered;
        this.rims = rims;
        this.left = left;
        this.laid = laid;
    }

    static Layer empty(Grid grid) {
        TriangleSet[] none = {TriangleSet.NONE, TriangleSet.NONE, TriangleSet.NONE};
        int[] left = IntStream.range(0, PieceShape.ALL.size() * none.length)
                .map(i -> PieceShape.ALL.get(i / none.length).perColour())
                .toArray();
        return new Layer(grid, none, none.clone(), left, new int[0]);
    }

    Layer copy() {
        return new Layer(grid, covered.clone(), rims.clone(), left.clone(), laid);
    }

    void lay(int move) {
        FittingPlace place = grid.place(move);
        int colour = Grid.colour(move);
        covered[colour] = covered[colour].or(place.area());
        rims[colour] = rims[colour].or(place.rim());
        left[place.shape() * rims.length + colour]--;
        laid = Arrays.copyOf(laid, laid.length + 1);
        laid[laid.length - 1] = move;
    }

    /** The pieces in the order in which they were laid. */
    List<PlacedPiece> pieces() {
        return IntStream.of(laid).mapToObj(grid::piece).toList();
    }

    /** The triangles that are covered. */
    TriangleSet all() {
        return covered[0].or(covered[1]).or(covered[2]);
    }

    /** The triangles that pieces of that colour cover. */
    TriangleSet of(Colour colour) {
        return covered[colour.ordinal()];
    }

    /** The triangles that share an edge with a piece of that colour. */
    TriangleSet rim(int colour) {
        return rims[colour];
    }

    /** The colour on a triangle; empty if it is not covered. */
    Optional<Colour> at(Triangle triangle) {
        TriangleSet one = TriangleSet.of(triangle);
        return Colour.ALL.stream().filter(colour -> of(colour).meets(one)).findFirst();
    }

    /** The number of pieces of that shape and colour left in the supply. */
    int left(PieceShape kind, Colour colour) {
        return left(PieceShape.ALL.indexOf(kind), colour.ordinal());
    }

    /** The number of pieces left, by the numbers of their shape and colour. */
    int left(int shape, int colour) {
        return left[shape * rims.length + colour];
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Layer layer
                && grid == layer.grid
                && Arrays.equals(
                        IntStream.of(laid).sorted().toArray(),
                        IntStream.of(layer.laid).sorted().toArray());
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(covered);
    }
}
