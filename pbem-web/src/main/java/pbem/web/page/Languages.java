package pbem.web.page;

import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import java.util.Locale.LanguageRange;
import java.util.Optional;

/**
 * The languages of a text, and the one that a reader gets: chosen by a link, or else the one that
 * their browser asks for.
 *
 * @param path of the page without a choice
 * @param shown one of {@code all}
 */
public record Languages(String path, List<Locale> all, Locale shown) {

    private static final String CHOICE = "lang";
    private static final int LONGEST_HEADER = 200;

    public Languages {
        all = List.copyOf(all);
    }

    /** Reads the reader's wish and tells caches that the answer depends on it. A reader who wants none of them gets the first. */
    public static Languages negotiate(Context context, String path, List<Locale> all) {
        if (all.size() > 1) {
            context.header("Vary", "Accept-Language");
        }
        Locale chosen = Optional.ofNullable(context.queryParam(CHOICE))
                .flatMap(tag -> all.stream()
                        .filter(language -> language.toLanguageTag().equals(tag))
                        .findFirst())
                .or(() -> asked(context, all))
                .orElse(all.get(0));
        return new Languages(path, all, chosen);
    }

    private static Optional<Locale> asked(Context context, List<Locale> all) {
        String header = Optional.ofNullable(context.header("Accept-Language")).orElse("");
        if (header.isBlank() || header.length() > LONGEST_HEADER) {
            return Optional.empty();
        }
        try {
            return Optional.ofNullable(Locale.lookup(LanguageRange.parse(header), all));
        } catch (IllegalArgumentException e) {
            return Optional.empty(); // a browser that writes it wrongly gets the page all the same
        }
    }

    /** As HTML names it. */
    public String tag() {
        return shown.toLanguageTag();
    }

    /** Where the other languages are, each under its own name. */
    public List<Other> others() {
        return all.stream()
                .filter(language -> !language.equals(shown))
                .map(language -> new Other(
                        path + "?" + CHOICE + "=" + language.toLanguageTag(), name(language), language.toLanguageTag()))
                .toList();
    }

    private static String name(Locale language) {
        String name = language.getDisplayLanguage(language);
        return name.substring(0, 1).toUpperCase(language) + name.substring(1);
    }

    /** A link to the same text in another language. */
    public record Other(String href, String label, String tag) {}
}
