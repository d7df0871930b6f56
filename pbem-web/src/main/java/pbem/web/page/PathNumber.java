package pbem.web.page;

import io.javalin.http.Context;
import java.util.regex.Pattern;
import pbem.phrase.Phrase;

/** Reads numbers in the path of a URL. */
public final class PathNumber {

    /** Every number of that length fits into an int. */
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");

    private PathNumber() {}

    /**
     * The number of a move, from the part {@code {move}} of the path; 0 is the start.
     *
     * @throws Problem if it is not a number
     */
    public static int ofMove(Context context) {
        return of(context, "move", "site.not-a-move", "site.not-a-move-advice");
    }

    /**
     * Reads a number.
     *
     * @param name the name of the part of the path
     * @param objection the key of the text that says it is not a number
     * @param advice the key of the text that says what to do
     * @throws Problem if it is not a number
     */
    public static int of(Context context, String name, String objection, String advice) {
        String text = context.pathParam(name);
        if (!NUMBER.matcher(text).matches()) {
            throw Problem.unreadable(Phrase.of(objection, text), Phrase.of(advice));
        }
        return Integer.parseInt(text);
    }
}
