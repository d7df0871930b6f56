package pbem.kit;

import java.util.Locale;
import pbem.phrase.Phrase;
import pbem.picture.Ink;
import pbem.picture.Palette;

/** The colours of the seats: a word, a sign for text and an ink each. */
public enum SeatColour {
    BLACK("x", Palette.BLACK),
    WHITE("o", Palette.WHITE),
    RED("r", Palette.RED),
    BLUE("b", Palette.BLUE),
    GREEN("g", Palette.GREEN),
    YELLOW("y", Palette.YELLOW);

    private final String sign;
    private final Ink ink;

    SeatColour(String sign, Ink ink) {
        this.sign = sign;
        this.ink = ink;
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The word for the colour of black men, 0, or of white ones, 1. */
    static Phrase phrase(int number) {
        return values()[number].phrase();
    }

    public Phrase phrase() {
        return Phrase.of("kit.colour-" + word());
    }

    String sign() {
        return sign;
    }

    public Ink ink() {
        return ink;
    }
}
