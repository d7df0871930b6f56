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
 * What can stand on a cell.
 *
 * @param words as they stand after a cell: "black", "a white amazon"
 * @param owner its seat from 0; below 0 if it belongs to nobody
 * @param sign one character, for the text board and on the figure
 * @param round whether it is a disc rather than a block
 */
public record Figure(Phrase words, int owner, String sign, Ink ink, boolean round) {

    public static final int NOBODY = -1;

    private static final double RADIUS = 0.4;
    private static final double LETTER = 0.3;
    private static final Stroke EDGE = Stroke.of(Palette.BLACK, 0.03);

    /** The only sort of men of a seat. */
    public static Figure plain(int owner, SeatColour colour) {
        return new Figure(colour.phrase(), owner, colour.sign(), colour.ink(), true);
    }

    /** One of several sorts, with a letter of its own: a capital for seat 0. */
    public static Figure lettered(int owner, SeatColour colour, String letter, Phrase words) {
        String sign = owner == 0 ? letter.toUpperCase(Locale.ROOT) : letter.toLowerCase(Locale.ROOT);
        return new Figure(words, owner, sign, colour.ink(), true);
    }

    /** What nobody owns. */
    public static Figure block(String sign, Phrase words) {
        return new Figure(words, NOBODY, sign, Palette.GREY, false);
    }

    /** So many seeds, or counters, that nobody owns: their number is all that is seen. */
    public static Figure seeds(int number) {
        return new Figure(Phrase.of("kit.seeds", number), NOBODY, String.valueOf(number), Palette.WHITE, true);
    }

    public Figure called(Phrase other) {
        return new Figure(other, owner, sign, ink, round);
    }

    /** The same with another sign on the text board. */
    public Figure signed(String other) {
        return new Figure(words, owner, other, ink, round);
    }

    /** The same as a block. */
    public Figure angular() {
        return new Figure(words, owner, sign, ink, false);
    }

    /** Without its sign, as it looks below others. */
    Shape body(Point centre) {
        return round
                ? Shape.disc(centre, RADIUS, Paint.glossy(ink), EDGE)
                : Shape.polygon(
                        List.of(
                                centre.plus(-RADIUS, -RADIUS),
                                centre.plus(RADIUS, -RADIUS),
                                centre.plus(RADIUS, RADIUS),
                                centre.plus(-RADIUS, RADIUS)),
                        Paint.flat(ink),
                        EDGE);
    }

    List<Shape> at(Point centre) {
        return List.of(body(centre), new Shape.Text(sign, centre, LETTER, Palette.letterOn(ink), true));
    }
}
