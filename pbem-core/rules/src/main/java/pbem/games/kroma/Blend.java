package pbem.games.kroma;

import java.util.Optional;
import pbem.phrase.Phrase;
import pbem.picture.Ink;
import pbem.picture.Palette;

/** What two different colours show where they lie one over the other. Each is the target of one player at most. */
enum Blend {
    GREEN("kroma.green", 'G', Palette.GREEN, Colour.BLUE, Colour.YELLOW),
    ORANGE("kroma.orange", 'O', Palette.ORANGE, Colour.MAGENTA, Colour.YELLOW),
    PURPLE("kroma.purple", 'P', Palette.PURPLE, Colour.BLUE, Colour.MAGENTA);

    private final String key;
    private final char letter;
    private final Ink ink;
    private final Colour one;
    private final Colour other;

    Blend(String key, char letter, Ink ink, Colour one, Colour other) {
        this.key = key;
        this.letter = letter;
        this.ink = ink;
        this.one = one;
        this.other = other;
    }

    /** Does not depend on which lies above; equal colours do not blend. */
    static Optional<Blend> of(Colour below, Colour above) {
        for (Blend blend : values()) {
            if (blend.one == below && blend.other == above || blend.one == above && blend.other == below) {
                return Optional.of(blend);
            }
        }
        return Optional.empty();
    }

    Phrase phrase() {
        return Phrase.of(key);
    }

    char letter() {
        return letter;
    }

    Ink ink() {
        return ink;
    }

    /** The colours that make it. */
    Colour one() {
        return one;
    }

    Colour other() {
        return other;
    }
}
