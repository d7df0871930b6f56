package pbem.games.chromino;

import java.util.Optional;
import java.util.stream.Stream;
import pbem.phrase.Phrase;

/** The colour of a square. The constants are in the order of their letters in ASCII. */
enum Hue {
    /** The middle of a chameleon, which matches every colour. */
    JOKER("chromino.joker", '*'),
    BLUE("chromino.blue", 'B'),
    GREEN("chromino.green", 'G'),
    PURPLE("chromino.purple", 'P'),
    RED("chromino.red", 'R'),
    YELLOW("chromino.yellow", 'Y');

    /** The set of all colours, with one bit for each. */
    static final int ALL = (1 << values().length) - 1;

    private final Phrase phrase;
    private final char letter;

    Hue(String key, char letter) {
        this.phrase = Phrase.of(key);
        this.letter = letter;
    }

    /** The colour with that capital letter. */
    static Optional<Hue> of(char letter) {
        return Stream.of(values()).filter(hue -> hue.letter == letter).findFirst();
    }

    char letter() {
        return letter;
    }

    /** The name in words: "blue". */
    Phrase phrase() {
        return phrase;
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
