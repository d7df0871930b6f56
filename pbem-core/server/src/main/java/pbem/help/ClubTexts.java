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
 * Texts that an admin has written for the club, in place of ours.
 *
 * @param written by name: pages and the text of the front page as Markdown, sentences of mails as plain text, and the
 *     texts of a language in the form of its {@code phrases.properties}
 */
public record ClubTexts(Map<String, String> written) {

    /** The page with the rules of the club. */
    public static final String HOUSE = "house";

    /** The page that names who is responsible for the site. */
    public static final String IMPRINT = "imprint";

    /** The page about the data that is kept of people. There is also a page of ours. */
    public static final String PRIVACY = "privacy";

    /** The description of the server at the top of its front page. */
    public static final String FRONT = "front";

    /** The names of sentences of mails, by the key of the phrase that they replace. */
    private static final Map<String, String> SENTENCES =
            Map.of("account.received", "welcome", "mail.invited-to-club", "invitation");

    /** The names of the texts in Markdown. */
    public static final List<String> PAGES = List.of(HOUSE, IMPRINT, PRIVACY, FRONT);

    /** The names of the sentences in mails. */
    public static final List<String> IN_MAILS = List.copyOf(new TreeSet<>(SENTENCES.values()));

    /** The names of the texts of a language: {@code phrases} for English, {@code phrases_de} for German. */
    public static final Map<String, Locale> PHRASES = EachLanguage.ALL.stream()
            .collect(Collectors.toUnmodifiableMap(
                    language -> language.equals(Locale.ENGLISH) ? "phrases" : "phrases_" + language.toLanguageTag(),
                    Function.identity()));

    /** No texts of an admin's own. */
    public static final ClubTexts NONE = new ClubTexts(Map.of());

    public ClubTexts {
        written = Map.copyOf(written);
    }

    public Optional<String> named(String name) {
        return Optional.ofNullable(written.get(name));
    }

    /** The texts for readers of a language, as patterns, by the key of the phrase that they replace. */
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

    /** A pattern that yields exactly these words. */
    private static String literal(String words) {
        return words.replace("'", "''").replaceAll("[{}]", "'$0'");
    }
}
