package pbem.games.kroma;

import java.util.List;
import java.util.Optional;
import pbem.phrase.Phrase;
import pbem.picture.Ink;
import pbem.picture.Palette;

/** The colours of the pieces. They belong to no player: everybody may place any of them. */
enum Colour {
    BLUE("kroma.blue", Palette.BLUE, "#1c4a80"),
    MAGENTA("kroma.magenta", Palette.MAGENTA, "#8f2c69"),
    YELLOW("kroma.yellow", Palette.YELLOW, "#d3a31c");

    static final List<Colour> ALL = List.of(values());

    private final Phrase phrase;
    private final Ink ink;
    private final Ink doubledInk;

    Colour(String key, Ink ink, String doubled) {
        this.phrase = Phrase.of(key);
        this.ink = ink;
        this.doubledInk = Ink.fixed("kroma-double-" + ink.name(), doubled);
    }

    /** The colour with that letter or that name, in capitals or small letters; empty if there is none. */
    static Optional<Colour> named(String word) {
        return ALL.stream()
                .filter(colour -> word.equalsIgnoreCase(colour.name()) || word.equalsIgnoreCase("" + colour.letter()))
                .findFirst();
    }

    Phrase phrase() {
        return phrase;
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
