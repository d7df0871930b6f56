package pbem.games.chroma;

import java.util.Arrays;
import java.util.Optional;
import pbem.phrase.Phrase;
import pbem.picture.Ink;
import pbem.picture.Palette;

/** The four colours of the cubes. */
enum Colour {
    RED("chroma.red", Palette.RED),
    GREEN("chroma.green", Palette.GREEN),
    BLUE("chroma.blue", Palette.BLUE),
    WHITE("chroma.white", Palette.WHITE);

    private final Phrase phrase;
    private final Ink ink;

    Colour(String key, Ink ink) {
        this.phrase = Phrase.of(key);
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
        return phrase;
    }

    Ink ink() {
        return ink;
    }

    /** The capital letter on its cubes. */
    String letter() {
        return name().substring(0, 1);
    }
}
