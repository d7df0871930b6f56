package pbem.games.kroma;

import java.util.Optional;
import java.util.stream.Stream;
import pbem.phrase.Phrase;
import pbem.picture.Ink;
import pbem.picture.Palette;

/** The blend of two different colours where one lies over the other. Each blend is the target of at most one player. */
enum Blend {
    GREEN("kroma.green", Palette.GREEN, Colour.BLUE, Colour.YELLOW),
    ORANGE("kroma.orange", Palette.ORANGE, Colour.MAGENTA, Colour.YELLOW),
    PURPLE("kroma.purple", Palette.PURPLE, Colour.BLUE, Colour.MAGENTA);

    private final Phrase phrase;
    private final Ink ink;
    private final Colour one;
    private final Colour other;

    Blend(String key, Ink ink, Colour one, Colour other) {
        this.phrase = Phrase.of(key);
        this.ink = ink;
        this.one = one;
        this.other = other;
    }

    /** The blend of two colours, whichever lies above; empty for equal colours. */
    static Optional<Blend> of(Colour below, Colour above) {
        return Stream.of(values())
                .filter(blend -> below != above && blend.isOf(below) && blend.isOf(above))
                .findFirst();
    }

    private boolean isOf(Colour colour) {
        return colour == one || colour == other;
    }

    Phrase phrase() {
        return phrase;
    }

    char letter() {
        return name().charAt(0);
    }

    Ink ink() {
        return ink;
    }

    /** One of the two colours that make the blend; {@link #other()} is the second. */
    Colour one() {
        return one;
    }

    Colour other() {
        return other;
    }
}
