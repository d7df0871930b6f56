package pbem.phrase;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The languages that people are written to in, with something for each of them. English has every text; what another one
 * lacks is said in English. Safe for any thread.
 *
 * @param <T> what there is for each of them
 */
public final class EachLanguage<T> {

    /** English first. */
    public static final List<Locale> ALL =
            List.of(Locale.ENGLISH, Locale.GERMAN, Locale.FRENCH, Locale.forLanguageTag("es"));

    /** Those that have every text; the others have those of a first evening. */
    public static final List<Locale> WHOLE = List.of(Locale.ENGLISH, Locale.GERMAN, Locale.FRENCH);

    private static final int LONGEST_WISH = 200;

    private final Function<Locale, T> maker;

    /** Of those that somebody has read: most servers write in one, and reading the texts of all would delay each start. */
    private final Map<Locale, T> made = new ConcurrentHashMap<>();

    /** @param maker called once for a language, when it is first asked for */
    public EachLanguage(Function<Locale, T> maker) {
        this.maker = maker;
    }

    /** That of the language, whatever its country; of English if there is none. */
    public T of(Locale locale) {
        return made.computeIfAbsent(nearest(locale).orElse(Locale.ENGLISH), maker);
    }

    /** The language of that locale, whatever its country, if people are written to in it. */
    public static Optional<Locale> nearest(Locale locale) {
        return ALL.stream()
                .filter(language -> language.getLanguage().equals(locale.getLanguage()))
                .findFirst();
    }

    /** The one that a header such as {@code Accept-Language: de-DE, en;q=0.8} prefers, if it names any of them. */
    public static Optional<Locale> wished(String header) {
        try {
            return header.isBlank() || header.length() > LONGEST_WISH
                    ? Optional.empty()
                    : Optional.ofNullable(Locale.lookup(Locale.LanguageRange.parse(header), ALL));
        } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) { // the second for "-"
            return Optional.empty(); // who writes it wrongly is written to all the same
        }
    }

    /** Their tags, as in {@code en|de|fr|es}. */
    public static String tags() {
        return ALL.stream().map(Locale::toLanguageTag).collect(Collectors.joining("|"));
    }
}
