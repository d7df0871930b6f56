package pbem.games.kroma;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiConsumer;
import pbem.picture.Ink;
import pbem.picture.Paint;
import pbem.picture.Palette;
import pbem.picture.Point;
import pbem.picture.Shape;
import pbem.picture.Stroke;
import pbem.picture.grid.Triangles;

/**
 * Drawings of pieces as sheets of coloured glass with round corners. A large piece shows the blended colours where it
 * lies on small ones, and its own colour along its edge and over the gaps between the small ones.
 *
 * @param lattice the geometry of the triangles
 */
record PieceFigure(Triangles lattice) {

    private static final double GAP = 0.03;
    private static final double LEDGE = 0.04;
    private static final double CORNER = 0.05;
    private static final double LETTER = 0.24;
    private static final double NUMBER = 0.2;
    private static final double CROWDED = 0.2;
    private static final double ASIDE = 0.3;
    private static final double AWAY = 0.04;
    private static final double FACET = 0.025;
    private static final double SHORT = 0.07; // cut off at each end of a line, so that it stays within its sheet
    private static final double CLEARLY = 0.55;

    /** A sheet of one colour that lies on the board. */
    List<Shape> sheet(TriangleSet area, Ink ink) {
        List<Shape> shapes = new ArrayList<>(List.of(rounded(area, GAP, ink)));
        shapes.addAll(facets(area));
        return shapes;
    }

    /** A sheet of one colour that lies on others, with the parts that are seen through it. */
    List<Shape> sheet(TriangleSet area, Ink ink, List<VisiblePart> patches) {
        List<Shape> shapes = new ArrayList<>(List.of(rounded(area, GAP, ink)));
        for (VisiblePart patch : patches) {
            shapes.add(rounded(patch.area(), GAP + LEDGE, patch.look().ink()));
            shapes.addAll(facets(patch.area()));
        }
        return shapes;
    }

    /** The letter of a patch, near its middle. */
    Shape letter(VisiblePart patch) {
        return letter(patch, LETTER);
    }

    Shape letter(VisiblePart patch, double size) {
        boolean bold = Character.isUpperCase(patch.look().sign().charAt(0));
        Ink ink = Palette.letterOn(patch.look().ink());
        return new Shape.Text(patch.look().sign(), middle(patch.area()), size, ink, bold);
    }

    /**
     * Whether a triangle shows its number: only triangles that point up do. Numbers on all triangles would be too small
     * to be read on a phone, and each of the others lies between two that point up.
     */
    static boolean bearsNumber(Triangle triangle) {
        return Triangles.pointsUp(triangle.number());
    }

    /** The numbers of the triangles of a patch, placed so that they do not overlap its letter. */
    List<Shape> numbers(VisiblePart patch) {
        Point letter = middle(patch.area());
        Ink ink = Palette.letterOn(patch.look().ink());
        return patch.area().triangles().stream()
                .filter(PieceFigure::bearsNumber)
                .<Shape>map(triangle ->
                        new Shape.Text(String.valueOf(triangle.number()), beside(letter, triangle), NUMBER, ink, false))
                .toList();
    }

    private Point beside(Point letter, Triangle triangle) {
        Point centre = centre(triangle);
        double distance = distance(centre, letter);
        if (distance < CROWDED) {
            return centre.plus(0, Triangles.pointsUp(triangle.number()) ? -ASIDE : ASIDE); // into the corner
        }
        double away = AWAY / distance;
        return centre.plus(away * (centre.x() - letter.x()), away * (centre.y() - letter.y()));
    }

    Contour contour(TriangleSet area) {
        return Contour.round(area.triangles().stream().map(this::cell).toList());
    }

    private Shape rounded(TriangleSet area, double inset, Ink ink) {
        // A wide edge has round corners, which become those of the sheet.
        return Shape.polygon(contour(area).inset(inset + CORNER), Paint.flat(ink), Stroke.of(ink, 2 * CORNER));
    }

    /** Faint lines between the triangles of a sheet, because the score counts triangles. */
    private List<Shape> facets(TriangleSet area) {
        List<Shape> facets = new ArrayList<>();
        forNeighbours(area, (one, other) -> {
            List<Point> shared = new ArrayList<>(cell(one));
            shared.retainAll(cell(other));
            Point from = shared.get(0);
            Point to = shared.get(1);
            double x = SHORT * (to.x() - from.x());
            double y = SHORT * (to.y() - from.y());
            facets.add(new Shape.Line(
                    List.of(from.plus(x, y), to.plus(-x, -y)), new Stroke(Palette.WHITE, FACET, CLEARLY)));
        });
        return facets;
    }

    /** Does the action once for every two triangles that share an edge. */
    private void forNeighbours(TriangleSet area, BiConsumer<Triangle, Triangle> action) {
        List<Triangle> triangles = area.triangles();
        for (int i = 0; i < triangles.size(); i++) {
            Triangle one = triangles.get(i);
            List<Triangle> neighbours = one.neighbours(lattice.side());
            triangles.subList(i + 1, triangles.size()).stream()
                    .filter(neighbours::contains)
                    .forEach(other -> action.accept(one, other));
        }
    }

    /**
     * The place for a letter nearest to the middle of an area. Possible places are the centres of triangles without
     * numbers and the centres of the edges between triangles.
     */
    private Point middle(TriangleSet area) {
        List<Point> centres = area.triangles().stream().map(this::centre).toList();
        Point middle = mean(centres);
        List<Point> places = new ArrayList<>(area.triangles().stream()
                .filter(triangle -> !bearsNumber(triangle))
                .map(this::centre)
                .toList());
        forNeighbours(area, (one, other) -> places.add(mean(List.of(centre(one), centre(other)))));
        return places.stream()
                .min(Comparator.comparingDouble(place -> distance(place, middle)))
                .orElse(middle);
    }

    private static double distance(Point one, Point other) {
        return Math.hypot(one.x() - other.x(), one.y() - other.y());
    }

    private static Point mean(List<Point> points) {
        double x = points.stream().mapToDouble(Point::x).sum();
        double y = points.stream().mapToDouble(Point::y).sum();
        return new Point(x / points.size(), y / points.size());
    }

    private List<Point> cell(Triangle triangle) {
        return lattice.cell(triangle.row(), triangle.number());
    }

    private Point centre(Triangle triangle) {
        return lattice.centre(triangle.row(), triangle.number());
    }
}
