package pbem.games.kroma;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.stream.IntStream;
import pbem.picture.grid.Triangles;

/** An empty board of one size: its triangles, their neighbours, and all places where a piece fits. */
final class Grid {

    /** The number of colours of pieces. */
    static final int COLOURS = Colour.ALL.size();

    private static final ConcurrentMap<Integer, Grid> BY_SIDE = new ConcurrentHashMap<>();

    private final int side;
    private final TriangleSet all;
    private final List<TriangleSet> neighbours = new ArrayList<>(); // by bit of the triangle
    private final List<FittingPlace> places = new ArrayList<>(); // those of small pieces first
    private final List<PlacedPiece> pieces;
    private final Map<TriangleSet, FittingPlace> byArea = new HashMap<>();
    private final int[][] images; // by triangle, its image under each turn and reflection of the board

    private Grid(int side) {
        this.side = side;
        this.all = TriangleSet.of(triangles());
        triangles().forEach(triangle -> neighbours.add(TriangleSet.of(triangle.neighbours(side))));
        for (int shape = 0; shape < PieceShape.ALL.size(); shape++) {
            PieceShape kind = PieceShape.ALL.get(shape);
            for (TriangleSet area : kind.areas(side)) {
                places.add(new FittingPlace(places.size(), shape, kind.level(), area, around(area)));
            }
        }
        pieces = IntStream.range(0, COLOURS * places.size())
                .mapToObj(this::piece)
                .sorted(Comparator.comparingInt(
                                (PlacedPiece piece) -> piece.place().shape())
                        .thenComparing(PlacedPiece::colour))
                .toList();
        places.forEach(place -> byArea.put(place.area(), place));
        images = triangles().stream()
                .map(triangle ->
                        triangle.images(side).stream().mapToInt(Triangle::bit).toArray())
                .toArray(int[][]::new);
    }

    /** The board of that side. There is only one instance for each side. */
    static Grid of(int side) {
        return BY_SIDE.computeIfAbsent(side, Grid::new);
    }

    int side() {
        return side;
    }

    /** The geometry of the board, with triangles of side 1. */
    Triangles lattice() {
        return new Triangles(side, 1);
    }

    /** All triangles. */
    TriangleSet all() {
        return all;
    }

    /** All triangles, row by row from the apex. */
    List<Triangle> triangles() {
        return Triangle.all(side);
    }

    /** All places, in the order of their numbers. */
    List<FittingPlace> places() {
        return places;
    }

    /** All pieces in all places, in the order in which moves are listed. */
    List<PlacedPiece> pieces() {
        return pieces;
    }

    /** The place of a move. The number of a move is three times the number of its place, plus that of the colour. */
    FittingPlace place(int move) {
        return places.get(move / COLOURS);
    }

    static int colour(int move) {
        return move % COLOURS;
    }

    PlacedPiece piece(int move) {
        return new PlacedPiece(Colour.ALL.get(colour(move)), place(move));
    }

    /** The bit of a triangle's image under a turn or reflection of the board; the first is the triangle itself. */
    int image(int triangle, int image) {
        return images[triangle][image];
    }

    /** The place that covers exactly this area; empty if there is none. */
    Optional<FittingPlace> placement(TriangleSet area) {
        return Optional.ofNullable(byArea.get(area));
    }

    /** The triangles outside an area that share an edge with it. */
    TriangleSet around(TriangleSet area) {
        TriangleSet around = TriangleSet.NONE;
        for (Triangle triangle : area.triangles()) {
            around = around.or(neighbours.get(triangle.bit()));
        }
        return around.without(area);
    }

    /** The parts of an area that are connected by edges. */
    List<TriangleSet> parts(TriangleSet area) {
        List<TriangleSet> parts = new ArrayList<>();
        TriangleSet rest = area;
        while (!rest.isEmpty()) {
            TriangleSet part = TriangleSet.of(rest.triangles().get(0));
            TriangleSet next = around(part).and(rest);
            while (!next.isEmpty()) {
                part = part.or(next);
                next = around(part).and(rest);
            }
            parts.add(part);
            rest = rest.without(part);
        }
        return parts;
    }
}
