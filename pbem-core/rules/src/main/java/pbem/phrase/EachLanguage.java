package pbem.phrase;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * The languages that people are written to in. English has every text; what another one lacks is said in English.
 *
 * @param <T> what there is for each of them
 */
public record EachLanguage<T>(Map<Locale, T> each) {

    /** English first. */
    public static final List<Locale> ALL = List.of(Locale.ENGLISH, Locale.GERMAN, Locale.FRENCH);

    public EachLanguage {
        each = Map.copyOf(each);
    }

    /** Something for every language. */
    public static <T> EachLanguage<T> from(Function<Locale, T> maker) {
        return new EachLanguage<>(ALL.stream().collect(Collectors.toMap(UnaryOperator.identity(), maker)));
    }

    /** That of the language, whatever its country; of English if there is none. */
    public T of(Locale locale) {
        return each.get(nearest(locale).orElse(Locale.ENGLISH));
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
