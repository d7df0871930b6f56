package pbem.web.answer;

import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.jetty.server.Request;
import pbem.phrase.EachLanguage;

/**
 * The language in which a reader gets a page, and whether the address names it, as {@code /de/boards} does. Links on
 * pages of a named edition stay within it, so the reader's choice lasts without a cookie. Where the address names none,
 * the reader gets the language that the browser asks for, or else English.
 */
public record Edition(Locale language, boolean named) {

    /** The edition of everything that is not written in several languages. */
    public static final Edition PLAIN = new Edition(Locale.ENGLISH, false);

    private static final List<Edition> NAMES = EachLanguage.ALL.stream()
            .map(language -> new Edition(language, true))
            .toList();
    private static final String NAMED = Edition.class.getName() + ".named";
    private static final String GIVEN = Edition.class.getName() + ".given";

    /** The edition that a path names, such as {@code /de/boards} or {@code /de}. */
    public static Optional<Edition> namedBy(String path) {
        for (Edition edition : NAMES) {
            int end = edition.prefix().length();
            if (path.startsWith(edition.prefix()) && (path.length() == end || "/?".indexOf(path.charAt(end)) >= 0)) {
                return Optional.of(edition);
            }
        }
        return Optional.empty();
    }

    /** Notes that the address of a request names this edition. */
    public void nameFor(Request request) {
        request.setAttribute(NAMED, this);
    }

    /** The edition that a reader asks for. */
    public static Edition asked(Context context) {
        return asked(context.req().getAttribute(NAMED), context.header("Accept-Language"));
    }

    /** The edition that a reader asks for, before any of our handlers has the request. */
    public static Edition asked(Request request) {
        return asked(request.getAttribute(NAMED), request.getHeaders().get("Accept-Language"));
    }

    private static Edition asked(Object named, String header) {
        return named instanceof Edition edition
                ? edition
                : new Edition(
                        Optional.ofNullable(header)
                                .flatMap(EachLanguage::wished)
                                .orElse(Locale.ENGLISH),
                        false);
    }

    /** The edition that the address names, or else the plain one. */
    public static Edition namedOrPlain(Context context) {
        return context.req().getAttribute(NAMED) instanceof Edition edition ? edition : PLAIN;
    }

    /** Notes that the answer is of this edition. */
    public void giveTo(Context context) {
        context.attribute(GIVEN, this);
    }

    /** The edition of the answer. */
    static Edition of(Context context) {
        Edition given = context.attribute(GIVEN);
        return given == null ? PLAIN : given;
    }

    /** The start of the paths of its pages: {@code /de}; empty if the address names no language. */
    public String prefix() {
        return named ? "/" + tag() : "";
    }

    /** The edition of this language for programs, which send no preferred language. The English one has no prefix. */
    public Edition lasting() {
        return language.equals(Locale.ENGLISH) ? PLAIN : new Edition(language, true);
    }

    /** The language tag for HTML. */
    public String tag() {
        return language.toLanguageTag();
    }

    /** The language's own name for itself. */
    public String name() {
        String name = language.getDisplayLanguage(language);
        return name.substring(0, 1).toUpperCase(language) + name.substring(1);
    }

    /** The editions whose addresses name a language. */
    public static List<Edition> toChooseFrom() {
        return NAMES;
    }
}
