package pbem.help;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import pbem.phrase.EachLanguage;
import pbem.phrase.Translation;

/**
 * What an admin says of their club in words of their own, in place of ours.
 *
 * @param written by name: pages and what stands on the front page as Markdown, sentences of mails as they are, and texts of a
 *     language as in its {@code phrases.properties}
 */
public record ClubTexts(Map<String, String> written) {

    /** The rules of the house, which are a page. */
    public static final String HOUSE = "house";

    /** Who answers for the site, which is a page. */
    public static final String IMPRINT = "imprint";

    /** What is kept of whom, which is a page of ours, too. */
    public static final String PRIVACY = "privacy";

    /** What this server is, at the top of its front page. */
    public static final String FRONT = "front";

    /** The sentences of mails, by the key of the phrase whose place they take. */
    private static final Map<String, String> SENTENCES =
            Map.of("account.received", "welcome", "mail.invited-to-club", "invitation");

    /** Those that are Markdown. */
    public static final List<String> PAGES = List.of(HOUSE, IMPRINT, PRIVACY, FRONT);

    /** Those that are a sentence or some. */
    public static final List<String> IN_MAILS = List.copyOf(new TreeSet<>(SENTENCES.values()));

    /** Those that hold texts of a language, by its name: {@code phrases} of English, {@code phrases_de} of German. */
    public static final Map<String, Locale> PHRASES = EachLanguage.ALL.stream()
            .collect(Collectors.toUnmodifiableMap(
                    language -> language.equals(Locale.ENGLISH) ? "phrases" : "phrases_" + language.toLanguageTag(),
                    Function.identity()));

    /** Of an admin who has written none. */
    public static final ClubTexts NONE = new ClubTexts(Map.of());

    public ClubTexts {
        written = Map.copyOf(written);
    }

    public Optional<String> named(String name) {
        return Optional.ofNullable(written.get(name));
    }

    /** Texts for readers of a language, as patterns, by the key of the phrase whose place they take. */
    public Map<String, String> phrases(Locale language) {
        Map<String, String> phrases = new LinkedHashMap<>();
        SENTENCES.forEach((key, name) -> named(name)
                .ifPresent(text -> phrases.put(key, literal(text.strip().replaceAll("\\s+", " ")))));
        PHRASES.forEach((name, written) -> {
            if (written.equals(language)) {
                named(name).map(Translation::texts).ifPresent(phrases::putAll);
            }
        });
        return phrases;
    }

    /** The pattern that says just those words. */
    private static String literal(String words) {
        return words.replace("'", "''").replaceAll("[{}]", "'$0'");
    }
}
