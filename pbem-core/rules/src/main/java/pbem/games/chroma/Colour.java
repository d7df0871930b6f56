package pbem.games.chroma;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import pbem.phrase.Phrase;
import pbem.picture.Ink;
import pbem.picture.Palette;

/** The four colours of the cubes. */
enum Colour {
    RED(Palette.RED),
    GREEN(Palette.GREEN),
    BLUE(Palette.BLUE),
    WHITE(Palette.WHITE);

    private final Ink ink;

    Colour(Ink ink) {
        this.ink = ink;
    }

    /** The colour with that letter or that name, in capitals or small letters; empty if there is none. */
    static Optional<Colour> named(String word) {
        return Arrays.stream(values())
                .filter(colour ->
                        colour.name().equalsIgnoreCase(word) || colour.letter().equalsIgnoreCase(word))
                .findFirst();
    }

    Phrase phrase() {
        return Phrase.of("chroma." + name().toLowerCase(Locale.ROOT));
    }

    Ink ink() {
        return ink;
    }

    /** The capital letter on its cubes. */
    String letter() {
        return name().substring(0, 1);
    }
}
