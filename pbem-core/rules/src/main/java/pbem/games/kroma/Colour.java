package pbem.games.kroma;

import java.util.Locale;
import pbem.phrase.Phrase;
import pbem.picture.Ink;
import pbem.picture.Palette;

/** The colours of the pieces. They belong to no player: everybody may place any of them. */
enum Colour {
    BLUE(Palette.BLUE, "#1c4a80"),
    MAGENTA(Palette.MAGENTA, "#8f2c69"),
    YELLOW(Palette.YELLOW, "#d3a31c");

    private final Ink ink;
    private final Ink doubledInk;

    Colour(Ink ink, String doubled) {
        this.ink = ink;
        this.doubledInk = Ink.fixed("kroma-double-" + ink.name(), doubled);
    }

    Phrase phrase() {
        return Phrase.of("kroma." + name().toLowerCase(Locale.ROOT));
    }

    /** The letter of the colour in the notation of moves. */
    char letter() {
        return name().charAt(0);
    }

    Ink ink() {
        return ink;
    }

    /** The ink of the colour where it lies over itself. */
    Ink doubledInk() {
        return doubledInk;
    }
}
