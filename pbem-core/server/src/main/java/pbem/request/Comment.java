package pbem.request;

import java.util.regex.Pattern;
import java.util.stream.Collectors;
import pbem.token.TokenRedaction;

/** What players say to each other. */
public final class Comment {

    /** Enough for a long thought, too little for a flood. */
    public static final int LONGEST = 4_000;

    public static final int MOST_LINES = 200;

    private static final Pattern ADDRESS =
            Pattern.compile("[\\p{L}\\p{N}._%+-]{1,64}@[\\p{L}\\p{N}-]{1,63}(?:\\.[\\p{L}\\p{N}-]{1,63}){1,10}");

    private Comment() {}

    /** Without reply tokens, too, so that none of them is cut in two and not known any more. */
    public static String clipped(String whole) {
        String comment = TokenRedaction.of(whole);
        String lines = comment.lines().limit(MOST_LINES).collect(Collectors.joining("\n"));
        boolean isShort = comment.lines().count() <= MOST_LINES;
        if (lines.codePointCount(0, lines.length()) > LONGEST) {
            return lines.substring(0, lines.offsetByCodePoints(0, LONGEST)) + "...";
        }
        return isShort ? comment : lines + "\n...";
    }

    /** Whether something was cut off. */
    public static boolean isClipped(String comment) {
        return comment.lines().count() > MOST_LINES || comment.codePointCount(0, comment.length()) > LONGEST;
    }

    /** As others get it: a signature or a quote may have brought somebody's mail address or reply token with it. */
    public static String passedOn(String comment) {
        return ADDRESS.matcher(TokenRedaction.of(comment)).replaceAll("[address]");
    }
}
