package pbem.cli.listing;

import pbem.phrase.HarmlessText;
import pbem.token.TokenRedaction;

/**
 * Text from outside, made harmless to show: without escape sequences, characters that reverse the direction of text,
 * and tokens.
 */
public final class ShownText {

    private ShownText() {}

    public static String of(String text) {
        StringBuilder safe = new StringBuilder(text.length());
        TokenRedaction.of(text).codePoints().forEach(c -> safe.appendCodePoint(isHarmless(c) ? c : '?'));
        return safe.toString();
    }

    private static boolean isHarmless(int c) {
        return c == '\n'
                || c == '\t'
                || HarmlessText.isHarmless(c)
                        && Character.getType(c) != Character.FORMAT
                        && Character.getType(c) != Character.PRIVATE_USE;
    }
}
