package pbem.games.chroma;

import java.util.ArrayList;
import java.util.List;
import pbem.picture.Paint;
import pbem.picture.Palette;
import pbem.picture.Point;
import pbem.picture.Shape;
import pbem.picture.Stroke;

/**
 * A drawing of a cube. Light falls from the upper left, so the top face is the brightest and the right one is in the
 * shade. The letter of its colour is on the first visible face.
 */
record CubeFigure(Colour colour) {

    private static final double LETTER = 0.38;
    private static final double LINE = 0.05;

    /**
     * The length of the lines between faces, relative to the edge. They end before the corner, because the rim is
     * there.
     */
    private static final double INNER = 0.94;

    /** A single cube, centred on the origin. */
    List<Shape> alone(double edge) {
        return of(List.of(Face.values()), new Point(0, 0), edge);
    }

    /**
     * @param seen the visible faces; nothing is drawn if there are none
     * @param edge the length of an edge
     */
    List<Shape> of(List<Face> seen, Point middle, double edge) {
        List<Shape> shapes = new ArrayList<>();
        if (seen.size() == Face.values().length) {
            shapes.add(body(Face.outline(middle, edge), edge));
        } else {
            seen.forEach(face -> shapes.add(body(face.corners(middle, edge), edge)));
        }
        for (Face face : seen) {
            shapes.add(Shape.polygon(face.corners(middle, edge), light(face)));
        }
        for (Face face : seen) {
            if (seen.contains(face.before())) {
                shapes.add(new Shape.Line(
                        face.corners(middle, INNER * edge).subList(0, 2),
                        new Stroke(Palette.WHITE, LINE * edge, 0.45)));
            }
        }
        seen.stream().findFirst().ifPresent(face -> shapes.add(letter(face.letter(middle, edge), edge)));
        return shapes;
    }

    private Shape body(List<Point> corners, double edge) {
        return Shape.polygon(corners, Paint.flat(colour.ink()), new Stroke(Palette.BLACK, LINE * edge, 0.5));
    }

    private static Paint light(Face face) {
        return switch (face) {
            case UPPER -> Paint.sheer(Palette.WHITE, 0.2);
            case LOWER -> Paint.sheer(Palette.BLACK, 0.28);
            case LEFT -> Paint.sheer(Palette.BLACK, 0.05);
        };
    }

    private Shape letter(Point centre, double edge) {
        return new Shape.Text(colour.letter(), centre, LETTER * edge, Palette.letterOn(colour.ink()), true);
    }
}
