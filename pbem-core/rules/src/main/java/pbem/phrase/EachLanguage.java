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
    public static final List<Locale> ALL = List.of(Locale.ENGLISH, Locale.GERMAN, Locale.FRENCH);

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

    /** Their tags, as in {@code en|de|fr}. */
    public static String tags() {
        return ALL.stream().map(Locale::toLanguageTag).collect(Collectors.joining("|"));
    }
}
