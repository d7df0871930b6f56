package pbem.games.cholone;

import java.util.ArrayList;
import java.util.List;
import pbem.kit.SeatColour;
import pbem.phrase.Phrase;
import pbem.picture.Ink;
import pbem.picture.Paint;
import pbem.picture.Palette;
import pbem.picture.Point;
import pbem.picture.Shape;
import pbem.picture.Stroke;

/**
 * A marble of a seat: its name, its sign and its drawing. Each colour has its own engraving, so that marbles can be told
 * apart without seeing colours. For two players it is a ring on black and a cross on white; for more it is the digit of
 * the seat.
 *
 * @param seat zero-based
 * @param seats the number of players
 */
record Marble(int seat, int seats) {

    private static final double RING = 0.42;
    private static final double CROSS = 0.36;
    private static final double LINE = 0.14;
    private static final double DIGIT = 0.86;

    /**
     * The name of its colour: "black"; with more than two players "black 1", so that players learn the colour and the
     * digit together.
     */
    Phrase name() {
        Phrase colour = colour().phrase();
        return seats == 2 ? colour : Phrase.of("cholone.named", colour, seat + 1);
    }

    /** Its sign on the text board: a letter for two players, the digit of the seat for more. */
    String sign() {
        return seats == 2 ? "ox".substring(seat, seat + 1) : String.valueOf(seat + 1);
    }

    private SeatColour colour() {
        return SeatColour.values()[seat];
    }

    List<Shape> at(Point centre, double radius) {
        List<Shape> shapes = new ArrayList<>();
        shapes.add(Shape.disc(centre, radius, Paint.glossy(colour().ink())));
        shapes.addAll(engraving(centre, radius));
        return shapes;
    }

    private List<Shape> engraving(Point centre, double radius) {
        Ink ink = Palette.letterOn(colour().ink());
        Stroke stroke = new Stroke(ink, LINE * radius, 0.85);
        if (sign().equals("o")) {
            return List.of(Shape.ring(centre, RING * radius, stroke));
        }
        if (sign().equals("x")) {
            double arm = CROSS * radius;
            return List.of(
                    new Shape.Line(List.of(centre.plus(-arm, -arm), centre.plus(arm, arm)), stroke),
                    new Shape.Line(List.of(centre.plus(-arm, arm), centre.plus(arm, -arm)), stroke));
        }
        return List.of(new Shape.Text(sign(), centre, DIGIT * radius, ink, true));
    }
}
