package pbem.games.kroma;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import pbem.phrase.Phrase;

/**
 * A shape of pieces. Pieces are transparent and may be turned and flipped.
 *
 * @param name for those who read the code: {@code diamond}
 * @param level 1 for the small pieces of Phase One, 2 for the large ones of Phase Two
 * @param perColour how many there are of each colour
 * @param model the triangles that one such piece covers in some place
 */
record PieceShape(String name, int level, int perColour, List<Triangle> model) {

    private static final int TURNS = 6;

    PieceShape {
        model = List.copyOf(model);
    }

    int size() {
        return model.size();
    }

    Phrase phrase() {
        return Phrase.of("kroma.shape", PieceShapes.ALL.indexOf(this));
    }

    /** Above several of them. */
    Phrase heading() {
        return Phrase.of("kroma.shapes", PieceShapes.ALL.indexOf(this));
    }

    /** "diamonds of 2 triangles" */
    Phrase wanted() {
        return Phrase.of("kroma.wanted", PieceShapes.ALL.indexOf(this), size());
    }

    /** Every area that a piece can cover on an empty board. */
    Set<Area> areas(int side) {
        Set<Area> areas = new LinkedHashSet<>();
        for (List<Spot> turned : orientations()) {
            // The model may lie anywhere, and turning takes it to the other side of the origin.
            int reach = 2 * Triangle.ROWS;
            for (int down = -reach; down <= reach; down++) {
                for (int across = -reach; across <= reach; across++) {
                    area(turned, across, down, side).ifPresent(areas::add);
                }
            }
        }
        return areas;
    }

    /** All turns of both faces; shapes with a symmetry come more than once. */
    private List<List<Spot>> orientations() {
        List<List<Spot>> orientations = new ArrayList<>();
        List<Spot> spots = model.stream().map(Spot::of).toList();
        for (int turn = 0; turn < TURNS; turn++) {
            orientations.add(spots);
            orientations.add(spots.stream().map(Spot::flipped).toList());
            spots = spots.stream().map(Spot::turned).toList();
        }
        return orientations;
    }

    private static Optional<Area> area(List<Spot> spots, int across, int down, int side) {
        Area area = Area.NONE;
        for (Spot spot : spots) {
            Optional<Triangle> triangle = spot.moved(across, down).triangle(side);
            if (triangle.isEmpty()) {
                return Optional.empty();
            }
            area = area.or(Area.of(triangle.get()));
        }
        return Optional.of(area);
    }

    @Override
    public String toString() {
        return name;
    }
}
