package pbem.games.kroma;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import pbem.picture.Ink;
import pbem.picture.Paint;
import pbem.picture.Palette;
import pbem.picture.Point;
import pbem.picture.Shape;
import pbem.picture.Stroke;
import pbem.picture.Triangles;

/**
 * How pieces are drawn: sheets of coloured glass with round corners. Where a large one lies on small ones, the blended
 * colours show, and along its edge and over the gaps between the small ones its own colour.
 *
 * @param lattice where triangles are
 */
record PieceFigure(Triangles lattice) {

    private static final double GAP = 0.03;
    private static final double LEDGE = 0.05;
    private static final double CORNER = 0.05;
    private static final double LETTER = 0.24;
    private static final double FACET = 0.025;
    private static final double CLEARLY = 0.55;

    /** A sheet of one colour over those triangles. */
    List<Shape> sheet(Area area, Ink ink) {
        List<Shape> shapes = new ArrayList<>();
        shapes.add(rounded(contour(area), GAP, ink));
        shapes.addAll(facets(area));
        return shapes;
    }

    /** What is seen through a sheet that lies on others. */
    List<Shape> blend(Patch patch) {
        List<Shape> shapes = new ArrayList<>();
        shapes.add(rounded(contour(patch.area()), GAP + LEDGE, patch.look().ink()));
        shapes.addAll(facets(patch.area()));
        return shapes;
    }

    /** The letter of a patch, somewhere in its middle. */
    Shape letter(Patch patch) {
        boolean bold = Character.isUpperCase(patch.look().sign().charAt(0));
        Ink ink = Palette.letterOn(patch.look().ink());
        return new Shape.Text(patch.look().sign(), middle(patch.area()), LETTER, ink, bold);
    }

    Contour contour(Area area) {
        return Contour.round(area.triangles().stream().map(this::cell).toList());
    }

    private static Shape rounded(Contour contour, double inset, Ink ink) {
        // The round corners of a wide edge make those of the sheet.
        return Shape.polygon(contour.inset(inset + CORNER), Paint.flat(ink), Stroke.of(ink, 2 * CORNER));
    }

    /** Faint lines between the triangles of a sheet, since it is triangles that count. */
    private List<Shape> facets(Area area) {
        List<Shape> facets = new ArrayList<>();
        List<Triangle> triangles = area.triangles();
        for (int i = 0; i < triangles.size(); i++) {
            for (Triangle other : triangles.subList(i + 1, triangles.size())) {
                List<Point> shared = new ArrayList<>(cell(triangles.get(i)));
                shared.retainAll(cell(other));
                if (shared.size() == 2) {
                    facets.add(new Shape.Line(shared, new Stroke(Palette.WHITE, FACET, CLEARLY)));
                }
            }
        }
        return facets;
    }

    /** Of all centres of triangles and of edges between them, the one nearest to the middle of all. */
    private Point middle(Area area) {
        List<Point> centres = area.triangles().stream().map(this::centre).toList();
        Point middle = mean(centres);
        List<Point> places = new ArrayList<>(centres);
        for (Triangle one : area.triangles()) {
            for (Triangle other : area.triangles()) {
                if (one.neighbours(lattice.side()).contains(other)) {
                    places.add(mean(List.of(centre(one), centre(other))));
                }
            }
        }
        Optional<Point> nearest = places.stream()
                .min(Comparator.comparingDouble(place -> Math.hypot(place.x() - middle.x(), place.y() - middle.y())));
        return nearest.orElseThrow();
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
