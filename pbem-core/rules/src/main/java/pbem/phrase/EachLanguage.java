package pbem.phrase;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The languages in which the server writes to people, with a value for each. English has every text; what another
 * language lacks is said in English. Safe for any thread.
 *
 * @param <T> the type of the value of each language
 */
public final class EachLanguage<T> {

    /** All languages, English first, as {@code languages.txt} lists them. */
    public static final List<Locale> ALL = listed();

    private static final int LONGEST_WISH = 200;

    private final Function<Locale, T> maker;

    /**
     * The values made so far. Most servers write in one language, and reading the texts of all would delay each start.
     */
    private final Map<Locale, T> made = new ConcurrentHashMap<>();

    /** @param maker makes the value of a language; called once per language, when it is first asked for */
    public EachLanguage(Function<Locale, T> maker) {
        this.maker = maker;
    }

    private static List<Locale> listed() {
        return new Resource(EachLanguage.class, "languages.txt")
                .lines().stream().map(Locale::forLanguageTag).toList();
    }

    /** The value for the locale's language, whatever its country; the English value for any other language. */
    public T of(Locale locale) {
        return made.computeIfAbsent(nearest(locale).orElse(Locale.ENGLISH), maker);
    }

    /** The language of that locale, whatever its country, if it is one of {@link #ALL}. */
    public static Optional<Locale> nearest(Locale locale) {
        return ALL.stream()
                .filter(language -> language.getLanguage().equals(locale.getLanguage()))
                .findFirst();
    }

    /**
     * The language of {@link #ALL} that the value of an {@code Accept-Language} header, such as
     * {@code de-DE, en;q=0.8}, prefers; empty if the header names none of them.
     */
    public static Optional<Locale> wished(String header) {
        try {
            return header.isBlank() || header.length() > LONGEST_WISH
                    ? Optional.empty()
                    : Optional.ofNullable(Locale.lookup(Locale.LanguageRange.parse(header), ALL));
        } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) { // the second for "-"
            return Optional.empty(); // a malformed header expresses no wish
        }
    }

    /** The language tags, as in {@code en|de|fr|es}. */
    public static String tags() {
        return ALL.stream().map(Locale::toLanguageTag).collect(Collectors.joining("|"));
    }
}
