package pbem.games.kroma;

import pbem.phrase.Phrase;
import pbem.picture.Ink;
import pbem.picture.Palette;

/** The colours of the pieces. They belong to no player: everybody may place any of them. */
enum Colour {
    BLUE("kroma.blue", 'B', Palette.BLUE, "#1c4a80"),
    MAGENTA("kroma.magenta", 'M', Palette.MAGENTA, "#8f2c69"),
    YELLOW("kroma.yellow", 'Y', Palette.YELLOW, "#d3a31c");

    private final String key;
    private final char letter;
    private final Ink ink;
    private final Ink doubledInk;

    Colour(String key, char letter, Ink ink, String doubled) {
        this.key = key;
        this.letter = letter;
        this.ink = ink;
        this.doubledInk = Ink.fixed("kroma-double-" + ink.name(), doubled);
    }

    Phrase phrase() {
        return Phrase.of(key);
    }

    /** The letter of the colour in the notation of moves. */
    char letter() {
        return letter;
    }

    Ink ink() {
        return ink;
    }

    /** The ink of the colour where it lies over itself. */
    Ink doubledInk() {
        return doubledInk;
    }
}
