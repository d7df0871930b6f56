package pbem.kit;

import java.util.List;
import java.util.Locale;
import pbem.phrase.Phrase;
import pbem.picture.Ink;
import pbem.picture.Paint;
import pbem.picture.Palette;
import pbem.picture.Point;
import pbem.picture.Shape;
import pbem.picture.Stroke;

/**
 * A man or another piece that can stand on a cell.
 *
 * @param words what follows the name of a cell: "black", "a white amazon"
 * @param owner the seat that owns it, from 0; below 0 if nobody does
 * @param sign one character, shown on the text board
 * @param face what is drawn on the figure: the sign, or a figurine such as {@code ♞}
 */
public record Figure(Phrase words, int owner, String sign, String face, Ink ink, Body body) {

    /** The shape of a figure. */
    enum Body {
        DISC,
        BLOCK,

        /** A wedge that points to the other side, as in Shogi. */
        WEDGE
    }

    public static final int NOBODY = -1;

    private static final double RADIUS = 0.4;
    private static final double LETTER = 0.3;
    private static final Stroke EDGE = Stroke.of(Palette.BLACK, 0.03);

    /** The figure of a seat that has only one sort of men. */
    public static Figure plain(int owner, SeatColour colour) {
        return new Figure(colour.phrase(), owner, colour.sign(), colour.sign(), colour.ink(), Body.DISC);
    }

    /** A disc of one of several sorts, with a letter: a capital for seat 0. {@link #NOBODY} may own it. */
    public static Figure lettered(int owner, SeatColour colour, String letter, Phrase words) {
        String sign = owner == 0 ? letter.toUpperCase(Locale.ROOT) : letter.toLowerCase(Locale.ROOT);
        return new Figure(words, owner, sign, sign, colour.ink(), Body.DISC);
    }

    /** A grey block that nobody owns, such as a cell that is closed. */
    public static Figure block(String sign, Phrase words) {
        return new Figure(words, NOBODY, sign, sign, Palette.GREY, Body.BLOCK);
    }

    /** A number of seeds, or counters, that nobody owns. The figure shows only their number. */
    public static Figure seeds(int number) {
        String sign = String.valueOf(number);
        return new Figure(Phrase.of("kit.seeds", number), NOBODY, sign, sign, Palette.WHITE, Body.DISC);
    }

    /** Whether this is a block that nobody owns. */
    boolean isBlock() {
        return owner < 0 && body == Body.BLOCK;
    }

    public Figure called(Phrase other) {
        return new Figure(other, owner, sign, face, ink, body);
    }

    /** This figure with another sign, which is also its face. */
    public Figure signed(String other) {
        return new Figure(words, owner, other, other, ink, body);
    }

    /** This figure with another face; the text board still shows the sign. */
    public Figure drawn(String other) {
        return new Figure(words, owner, sign, other, ink, body);
    }

    Figure pointed() {
        return new Figure(words, owner, sign, face, ink, Body.WEDGE);
    }

    /** This figure with corners. */
    public Figure angular() {
        return new Figure(words, owner, sign, face, ink, Body.BLOCK);
    }

    /** The figure without its sign, as it looks below others in a stack. */
    Shape body(Point centre) {
        return switch (body) {
            case DISC -> Shape.disc(centre, RADIUS, Paint.glossy(ink), EDGE);
            case BLOCK -> Shape.polygon(centre.around(RADIUS, RADIUS), Paint.flat(ink), EDGE);
            case WEDGE -> {
                double up = owner == 0 ? RADIUS : -RADIUS;
                yield Shape.polygon(
                        List.of(
                                centre.plus(0, -1.1 * up),
                                centre.plus(0.8 * RADIUS, -0.7 * up),
                                centre.plus(RADIUS, up),
                                centre.plus(-RADIUS, up),
                                centre.plus(-0.8 * RADIUS, -0.7 * up)),
                        Paint.flat(ink),
                        EDGE);
            }
        };
    }

    List<Shape> at(Point centre) {
        return List.of(body(centre), new Shape.Text(face, centre, LETTER, Palette.letterOn(ink), true));
    }
}
