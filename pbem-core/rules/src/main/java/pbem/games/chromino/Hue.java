package pbem.games.chromino;

import java.util.Locale;
import java.util.Optional;
import pbem.phrase.Phrase;

/** The colour of a square. The constants are in the order of their letters in ASCII. */
enum Hue {
    /** The middle of a chameleon, which matches every colour. */
    JOKER('*'),
    BLUE('B'),
    GREEN('G'),
    PURPLE('P'),
    RED('R'),
    YELLOW('Y');

    /** The set of all colours, with one bit for each. */
    static final int ALL = (1 << values().length) - 1;

    private static final Hue[] VALUES = values();

    private final char letter;

    Hue(char letter) {
        this.letter = letter;
    }

    /** The colour with that capital letter. */
    static Optional<Hue> of(char letter) {
        for (Hue hue : VALUES) {
            if (hue.letter == letter) {
                return Optional.of(hue);
            }
        }
        return Optional.empty();
    }

    char letter() {
        return letter;
    }

    /** The name in words: "blue". */
    Phrase phrase() {
        return Phrase.of("chromino." + name().toLowerCase(Locale.ROOT));
    }

    /** The letter and the name: "B (blue)". */
    Phrase named() {
        return Phrase.of("chromino.hue", String.valueOf(letter), phrase());
    }

    /** The set of only this colour. */
    int bit() {
        return 1 << ordinal();
    }

    /** The set of the colours that may lie beside it. */
    int partners() {
        return this == JOKER ? ALL : bit() | JOKER.bit();
    }

    boolean matches(Hue other) {
        return (partners() & other.bit()) != 0;
    }
}
