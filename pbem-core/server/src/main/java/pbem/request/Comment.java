package pbem.request;

import java.util.regex.Pattern;
import java.util.stream.Collectors;
import pbem.token.TokenRedaction;

/** The words that players write to each other. */
public final class Comment {

    /** The longest comment, in characters. */
    public static final int LONGEST = 4_000;

    public static final int MOST_LINES = 200;

    private static final Pattern ADDRESS =
            Pattern.compile("[\\p{L}\\p{N}._%+-]{1,64}@[\\p{L}\\p{N}-]{1,63}(?:\\.[\\p{L}\\p{N}-]{1,63}){1,10}");

    private Comment() {}

    /**
     * A comment cut to {@link #LONGEST} characters and {@link #MOST_LINES} lines. Reply tokens are removed first, since
     * one that is cut in two could no longer be recognized.
     */
    public static String clipped(String whole) {
        String comment = TokenRedaction.of(whole);
        String lines = comment.lines().limit(MOST_LINES).collect(Collectors.joining("\n"));
        boolean isShort = comment.lines().count() <= MOST_LINES;
        if (lines.codePointCount(0, lines.length()) > LONGEST) {
            return lines.substring(0, lines.offsetByCodePoints(0, LONGEST)) + "...";
        }
        return isShort ? comment : lines + "\n...";
    }

    /** Whether a comment was cut. */
    public static boolean isClipped(String comment) {
        return comment.lines().count() > MOST_LINES || comment.codePointCount(0, comment.length()) > LONGEST;
    }

    /**
     * A comment as others get it, without mail addresses and reply tokens, which may come from a signature or a quote.
     */
    public static String passedOn(String comment) {
        return ADDRESS.matcher(TokenRedaction.of(comment)).replaceAll("[address]");
    }
}
