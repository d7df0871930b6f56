package pbem.games.chromino;

import java.util.Optional;
import pbem.phrase.Phrase;

/** The colour of a square. The constants are in the order of their letters in ASCII. */
enum Hue {
    /** The middle of a chameleon, which matches every colour. */
    JOKER('*', "chromino.joker"),
    BLUE('B', "chromino.blue"),
    GREEN('G', "chromino.green"),
    PURPLE('P', "chromino.purple"),
    RED('R', "chromino.red"),
    YELLOW('Y', "chromino.yellow");

    /** The set of all colours, with one bit for each. */
    static final int ALL = (1 << values().length) - 1;

    private static final Hue[] VALUES = values();

    private final char letter;
    private final String key;

    Hue(char letter, String key) {
        this.letter = letter;
        this.key = key;
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
        return Phrase.of(key);
    }

    /** The letter and the name: "B (blue)". */
    Phrase named() {
        return Phrase.of("chromino.hue", String.valueOf(letter), Phrase.of(key));
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
