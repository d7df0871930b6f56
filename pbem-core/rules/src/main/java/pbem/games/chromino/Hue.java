package pbem.games.chromino;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.phrase.Phrase;
import pbem.picture.Ink;
import pbem.picture.Palette;

/** The colour of a square. The constants are in the order of their letters in ASCII. */
enum Hue {
    /** The middle of a chameleon, which matches every colour. */
    JOKER("chromino.joker", '*', Palette.WHITE),
    BLUE("chromino.blue", 'B', Palette.BLUE),
    GREEN("chromino.green", 'G', Palette.GREEN),
    PURPLE("chromino.purple", 'P', Palette.PURPLE),
    RED("chromino.red", 'R', Palette.RED),
    YELLOW("chromino.yellow", 'Y', Palette.YELLOW);

    /** The set of all colours, with one bit for each. */
    static final int ALL = (1 << values().length) - 1;

    private final Phrase phrase;
    private final char letter;
    private final Ink ink;

    Hue(String key, char letter, Ink ink) {
        this.phrase = Phrase.of(key);
        this.letter = letter;
        this.ink = ink;
    }

    /** The colour with that capital letter. */
    static Optional<Hue> of(char letter) {
        return Stream.of(values()).filter(hue -> hue.letter == letter).findFirst();
    }

    /** The colours with those capital letters, which must exist. */
    static List<Hue> all(String letters) {
        return letters.chars().mapToObj(c -> of((char) c).orElseThrow()).toList();
    }

    char letter() {
        return letter;
    }

    Ink ink() {
        return ink;
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
