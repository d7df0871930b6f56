package pbem.games.kroma;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import pbem.phrase.Phrase;
import pbem.phrase.Resource;

/**
 * A shape of pieces. Pieces are transparent and may be turned and flipped.
 *
 * @param name the name in the code: {@code diamond}
 * @param level 1 for the small pieces of Phase One, 2 for the large ones of Phase Two
 * @param perColour the number of pieces of each colour
 * @param model the triangles that such a piece covers in some place
 */
record PieceShape(String name, int level, int perColour, List<Triangle> model) {

    /** All shapes, read once from {@code shapes.txt}, those of small pieces first. */
    static final List<PieceShape> ALL = new Resource(PieceShape.class, "shapes.txt")
            .lines().stream().map(line -> read(line.strip().split(" +"))).toList();

    private static final int TURNS = 6;

    PieceShape {
        model = List.copyOf(model);
    }

    private static PieceShape read(String... words) {
        List<Triangle> model = Stream.of(words)
                .skip(3)
                .map(name -> Triangle.named(name, Triangle.ROWS).orElseThrow())
                .toList();
        return new PieceShape(words[0], Integer.parseInt(words[1]), Integer.parseInt(words[2]), model);
    }

    /** The shapes of the first or of the second level. */
    static List<PieceShape> of(int level) {
        return ALL.stream().filter(kind -> kind.level() == level).toList();
    }

    int size() {
        return model.size();
    }

    Phrase phrase() {
        return Phrase.of("kroma.shape", ALL.indexOf(this));
    }

    /** The heading above several pieces of this shape. */
    Phrase heading() {
        return Phrase.of("kroma.shapes", ALL.indexOf(this));
    }

    /** The shape in the plural with its size: "diamonds of 2 triangles". */
    Phrase wanted() {
        return Phrase.of("kroma.wanted", ALL.indexOf(this), size());
    }

    /** Every area that a piece can cover on an empty board. */
    Set<TriangleSet> areas(int side) {
        Set<TriangleSet> areas = new LinkedHashSet<>();
        for (List<LatticePlace> turned : orientations()) {
            // The model may lie anywhere, and turning it may move it to the other side of the origin.
            int farthest = 2 * Triangle.ROWS;
            for (int down = -farthest; down <= farthest; down++) {
                for (int across = -farthest; across <= farthest; across++) {
                    area(turned, across, down, side).ifPresent(areas::add);
                }
            }
        }
        return areas;
    }

    /** All six turns of both faces. A symmetric shape occurs several times. */
    private List<List<LatticePlace>> orientations() {
        List<List<LatticePlace>> orientations = new ArrayList<>();
        List<LatticePlace> spots = model.stream().map(LatticePlace::of).toList();
        for (int turn = 0; turn < TURNS; turn++) {
            orientations.add(spots);
            orientations.add(spots.stream().map(LatticePlace::flipped).toList());
            spots = spots.stream().map(LatticePlace::turned).toList();
        }
        return orientations;
    }

    private static Optional<TriangleSet> area(List<LatticePlace> spots, int across, int down, int side) {
        TriangleSet area = TriangleSet.NONE;
        for (LatticePlace spot : spots) {
            Optional<Triangle> triangle = spot.moved(across, down).triangle(side);
            if (triangle.isEmpty()) {
                return Optional.empty();
            }
            area = area.or(TriangleSet.of(triangle.get()));
        }
        return Optional.of(area);
    }
}
