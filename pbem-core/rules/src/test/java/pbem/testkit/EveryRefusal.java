package pbem.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import pbem.game.Reason;

/**
 * All reasons of one closed set.
 *
 * @param set a class whose constants are {@link Reason reasons}
 */
public record EveryRefusal(Class<?> set) {

    public static EveryRefusal of(Class<?> set) {
        return new EveryRefusal(set);
    }

    /** Asserts that the test has a method for every reason, named like its constant or the beginning of it. */
    public void hasItsTestIn(Class<?> test) {
        List<String> tests =
                Arrays.stream(test.getDeclaredMethods()).map(Method::getName).toList();
        assertThat(constants())
                .isNotEmpty()
                .allSatisfy(constant -> assertThat(tests)
                        .as(constant.getName())
                        .anyMatch(name -> camelCase(constant.getName()).startsWith(name)));
    }

    /**
     * Asserts that each reason has its text in a part of a phrase book, and that the part has no other texts.
     *
     * @param owner the class beside the phrase book
     * @param from the line above the part
     * @param to the line below it
     * @param others keys of phrases that are arguments of a refusal
     */
    public void hasItsTextsIn(Class<?> owner, String from, String to, String... others) {
        String book;
        try (InputStream file = owner.getResourceAsStream("phrases.properties")) {
            book = new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        List<String> keys = book.substring(book.indexOf(from + "\n"), book.indexOf(to + "\n"))
                .lines()
                .filter(line -> line.contains(" = "))
                .map(line -> line.substring(0, line.indexOf(" = ")))
                .toList();
        assertThat(keys)
                .containsExactlyInAnyOrderElementsOf(
                        Stream.concat(reasons().stream().map(Reason::key), Stream.of(others))
                                .toList());
    }

    public List<Reason> reasons() {
        return constants().stream().map(EveryRefusal::value).toList();
    }

    private List<Field> constants() {
        return Stream.of(set.getDeclaredFields())
                .filter(field -> field.getType() == Reason.class)
                .toList();
    }

    private static Reason value(Field constant) {
        constant.setAccessible(true);
        try {
            return (Reason) constant.get(null);
        } catch (IllegalAccessException e) {
            throw new AssertionError("cannot read " + constant.getName(), e);
        }
    }

    /** NO_SUCH_CELL becomes noSuchCell. */
    private static String camelCase(String constant) {
        String[] words = constant.toLowerCase(Locale.ROOT).split("_");
        return words[0]
                + Arrays.stream(words, 1, words.length)
                        .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
                        .reduce("", String::concat);
    }
}
