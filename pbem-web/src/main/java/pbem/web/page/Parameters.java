package pbem.web.page;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Set;
import java.util.regex.Pattern;
import pbem.phrase.Phrase;

/**
 * The parameters in the addresses of requests: in the path, and behind a question mark. One that is given twice is
 * refused: either value would be a guess.
 */
public final class Parameters {

    /** The parameters that are lists: the choices of a move that is tried. */
    private static final Set<String> LISTS = Set.of("chosen");

    /** Every number of that length fits into an int. */
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");

    private Parameters() {}

    /** Checks every request. Call this after adding what else precedes requests, whose headers the refusal needs. */
    public static void addCheck(RoutesConfig routes) {
        routes.before(context -> {
            if (context.queryString() != null) {
                context.queryParamMap().forEach((name, values) -> {
                    if (values.size() > 1 && !LISTS.contains(name)) {
                        throw repeated(name);
                    }
                });
            }
        });
    }

    /**
     * The number of a move, from the part {@code {move}} of the path; 0 is the start.
     *
     * @throws Problem if it is not a number
     */
    public static int move(Context context) {
        return number(context, "move", "site.not-a-move", "site.not-a-move-advice");
    }

    /**
     * A number in the path.
     *
     * @param name the name of the part of the path
     * @param objection the key of the text that says it is not a number
     * @param advice the key of the text that says what to do
     * @throws Problem if it is not a number
     */
    public static int number(Context context, String name, String objection, String advice) {
        String text = context.pathParam(name);
        if (!NUMBER.matcher(text).matches()) {
            throw Problem.unreadable(Phrase.of(objection, text), Phrase.of(advice));
        }
        return Integer.parseInt(text);
    }

    static Problem repeated(String name) {
        return Problem.unreadable(Phrase.of("site.repeated", name), Phrase.of("site.repeated-advice"));
    }
}
