package pbem.testkit;

import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Texts that no player types as a move, the same in every run. */
public final class Garbage {

    private static final String NEAR_MOVES = "abcdefghijklm0123456789,-:;/+*#()xo \t";
    private static final List<String> ALL = texts(4000, 1000).toList();
    private static final List<String> SOME = texts(800, 200).toList();

    private Garbage() {}

    public static Stream<String> texts() {
        return ALL.stream();
    }

    /** The fixed texts, and a fifth of those made by lot. */
    static Stream<String> some() {
        return SOME.stream();
    }

    private static Stream<String> texts(int nearMoves, int farFromMoves) {
        Stream<String> known = Stream.of(
                "",
                " ",
                "\n",
                "\u0000",
                "\uD800",
                "\uDC00\uD800",
                "\uD83D\uDE00",
                "%s%n",
                "{0} '{'",
                "null",
                "-",
                ",",
                "--,--",
                "a".repeat(100_000),
                "a1".repeat(50_000),
                "a1-".repeat(50_000),
                "\u202Ea1,b2",
                "a\u03011,b\u03012",
                "9".repeat(400),
                "a99999999999999999999,b2",
                "<script>alert(1)</script>",
                "a1,b2\r\nBcc: x@example.org");
        Random random = new Random(61);
        Supplier<String> near =
                () -> text(1 + random.nextInt(12), () -> NEAR_MOVES.charAt(random.nextInt(NEAR_MOVES.length())));
        Supplier<String> far = () -> text(random.nextInt(60), () -> (char) random.nextInt(0x10000));
        return Stream.of(
                        known,
                        Stream.generate(near).limit(nearMoves),
                        Stream.generate(far).limit(farFromMoves))
                .flatMap(texts -> texts);
    }

    private static String text(int length, Supplier<Character> character) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.append(character.get().charValue());
        }
        return text.toString();
    }
}
