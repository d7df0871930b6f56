package pbem.games.cholone;

import java.util.ArrayList;
import java.util.List;
import pbem.picture.Ink;
import pbem.picture.Paint;
import pbem.picture.Palette;
import pbem.picture.Point;
import pbem.picture.Shape;
import pbem.picture.Stroke;

/**
 * A drawing of a marble. Each colour has its own engraving, so that marbles can be told apart without seeing colours.
 * For two players it is a ring on black and a cross on white; for more it is the digit of the seat.
 *
 * @param colour the colour of the marble
 * @param seats the number of players
 */
record MarbleFigure(Colour colour, int seats) {

    private static final double RING = 0.42;
    private static final double CROSS = 0.36;
    private static final double LINE = 0.14;
    private static final double DIGIT = 0.86;

    List<Shape> at(Point centre, double radius) {
        List<Shape> shapes = new ArrayList<>();
        shapes.add(Shape.disc(centre, radius, Paint.glossy(colour.ink())));
        shapes.addAll(engraving(centre, radius));
        return shapes;
    }

    private List<Shape> engraving(Point centre, double radius) {
        Ink ink = Palette.letterOn(colour.ink());
        char sign = colour.sign(seats);
        Stroke stroke = new Stroke(ink, LINE * radius, 0.85);
        if (sign == 'o') {
            return List.of(Shape.ring(centre, RING * radius, stroke));
        }
        if (sign == 'x') {
            double arm = CROSS * radius;
            return List.of(
                    new Shape.Line(List.of(centre.plus(-arm, -arm), centre.plus(arm, arm)), stroke),
                    new Shape.Line(List.of(centre.plus(-arm, arm), centre.plus(arm, -arm)), stroke));
        }
        return List.of(new Shape.Text(String.valueOf(sign), centre, DIGIT * radius, ink, true));
    }
}
