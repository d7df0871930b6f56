package pbem.games.chromino;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import pbem.picture.Ink;
import pbem.picture.Paint;
import pbem.picture.Palette;
import pbem.picture.Point;
import pbem.picture.Shape;
import pbem.picture.Stroke;

/**
 * A drawing of a tile: three coloured squares with their letters in a dark frame. A square is one unit wide, and the
 * first is centred on the origin.
 *
 * @param way the direction from the first square to the others
 */
record TileFigure(Heading way) {

    private static final double BODY = 0.47;
    private static final double BODY_CORNER = 0.17;
    private static final double SQUARE = 0.395;
    private static final double SQUARE_CORNER = 0.1;
    private static final double SHADOW = 0.07;
    private static final double LETTER = 0.46;
    private static final double STAR = 0.33;
    private static final double STAR_WAIST = 0.145;
    private static final int POINTS = 5;
    private static final List<Hue> COLOURS = List.of(Hue.RED, Hue.YELLOW, Hue.GREEN, Hue.BLUE, Hue.PURPLE);

    /** The tile face up. */
    List<Shape> face(List<Hue> hues) {
        List<Shape> shapes = new ArrayList<>(List.of(body(Palette.BLACK, BODY)));
        for (int square = 0; square < hues.size(); square++) {
            shapes.addAll(square(hues.get(square), centre(square)));
        }
        return shapes;
    }

    /** The tile face down. */
    List<Shape> back() {
        Point last = centre(Placement.SQUARES - 1);
        return List.of(body(Palette.BLACK, BODY), rounded(centre(0), last, SQUARE, SQUARE_CORNER, Palette.GREY));
    }

    /** A frame that marks a tile, to be drawn below it. */
    List<Shape> mark() {
        return List.of(body(Palette.MARK, BODY + 0.1));
    }

    /** The shadow of a tile, to be drawn below it. */
    List<Shape> shadow() {
        Point from = centre(0).plus(SHADOW / 2, SHADOW);
        Point to = centre(Placement.SQUARES - 1).plus(SHADOW / 2, SHADOW);
        double flat = BODY - BODY_CORNER / 2;
        return List.of(Shape.polygon(
                List.of(
                        from.plus(-flat, -BODY),
                        new Point(to.x() + flat, from.y() - BODY),
                        new Point(to.x() + BODY, from.y() - flat),
                        to.plus(BODY, flat),
                        to.plus(flat, BODY),
                        new Point(from.x() - flat, to.y() + BODY),
                        new Point(from.x() - BODY, to.y() + flat),
                        from.plus(-BODY, -flat)),
                Paint.sheer(Palette.BLACK, 0.3)));
    }

    private Shape body(Ink ink, double half) {
        return rounded(centre(0), centre(Placement.SQUARES - 1), half, BODY_CORNER, ink);
    }

    private static List<Shape> square(Hue hue, Point centre) {
        List<Shape> shapes = new ArrayList<>();
        shapes.add(rounded(centre, centre, SQUARE, SQUARE_CORNER, hue.ink()));
        if (hue == Hue.JOKER) {
            IntStream.range(0, POINTS).forEach(i -> shapes.add(ray(centre, i)));
        } else {
            shapes.add(new Shape.Text(String.valueOf(hue.letter()), centre, LETTER, Palette.letterOn(hue.ink()), true));
        }
        return shapes;
    }

    /** One of the five points of the joker's star. Each has its own colour. */
    private static Shape ray(Point centre, int number) {
        double turn = 360.0 / POINTS;
        double angle = number * turn - 90;
        return Shape.polygon(
                List.of(
                        centre,
                        centre.onCircle(STAR_WAIST, angle - turn / 2),
                        centre.onCircle(STAR, angle),
                        centre.onCircle(STAR_WAIST, angle + turn / 2)),
                Paint.flat(COLOURS.get(number).ink()));
    }

    /**
     * A box with round corners around two centres. The second one lies to the right of the first or below it, or is the
     * same.
     */
    static Shape rounded(Point from, Point to, double half, double corner, Ink ink) {
        double flat = half - corner;
        return Shape.polygon(
                List.of(
                        from.plus(-flat, -flat),
                        new Point(to.x() + flat, from.y() - flat),
                        to.plus(flat, flat),
                        new Point(from.x() - flat, to.y() + flat)),
                Paint.flat(ink),
                Stroke.of(ink, 2 * corner)); // a wide edge has round corners
    }

    private Point centre(int square) {
        return new Point(square * way.x(), -square * way.y());
    }
}
