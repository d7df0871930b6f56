package pbem.intention;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import pbem.phrase.EachLanguage;

/**
 * The example sentences of a language, by intention. Slots are in braces.
 *
 * @param sentences by the name of the intention, in the order of the file
 */
record ExampleSentences(Map<String, List<String>> sentences) {

    /** The languages that have example sentences, English first. */
    static final List<Locale> LANGUAGES = EachLanguage.ALL.stream()
            .filter(language -> ExampleSentences.class.getResource(language.getLanguage() + ".txt") != null)
            .toList();

    static ExampleSentences of(String language) {
        return in(language + ".txt");
    }

    /** The sentences as {@link #split} wrote them when the program was built: splitting all of them takes a second. */
    static ExampleSentences wordsOf(String language) {
        return in(language + ".words");
    }

    private static ExampleSentences in(String file) {
        Map<String, List<String>> sentences = new LinkedHashMap<>();
        List<String> section = new ArrayList<>();
        for (String line : lines(file)) {
            if (line.startsWith("[")) {
                section = new ArrayList<>();
                sentences.put(line.substring(1, line.length() - 1), section);
            } else {
                section.add(line);
            }
        }
        return new ExampleSentences(sentences);
    }

    /** The lines of a file beside this class, without blank lines and comments. */
    static List<String> lines(String file) {
        try (InputStream in = ExampleSentences.class.getResourceAsStream(file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The lines of a file with the words and marks of each sentence, with blanks between them. */
    List<String> split() {
        List<String> lines = new ArrayList<>();
        sentences.forEach((intention, said) -> {
            lines.add("[" + intention + "]");
            said.forEach(sentence -> lines.add(String.join(" ", SentenceWords.of(SentenceWords.withMarks(sentence)))));
        });
        return lines;
    }

    /** Every word of sentences that are split, without the marks. */
    Set<String> vocabulary() {
        Set<String> words = new TreeSet<>();
        sentences
                .values()
                .forEach(said -> said.forEach(sentence -> Stream.of(sentence.split(" "))
                        .filter(token -> !SentenceWords.isMark(token))
                        .forEach(words::add)));
        return words;
    }
}
