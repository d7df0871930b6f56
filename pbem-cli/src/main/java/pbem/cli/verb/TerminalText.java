package pbem.cli.verb;

import pbem.phrase.HarmlessText;
import pbem.token.TokenRedaction;

/** Text from outside, made harmless for a terminal: no escape sequences, no characters that turn the line around. */
public final class TerminalText {

    private TerminalText() {}

    public static String safe(String text) {
        StringBuilder safe = new StringBuilder(text.length());
        TokenRedaction.of(text).codePoints().forEach(c -> safe.appendCodePoint(harmless(c) ? c : '?'));
        return safe.toString();
    }

    private static boolean harmless(int c) {
        return c == '\n'
                || c == '\t'
                || HarmlessText.isHarmless(c)
                        && Character.getType(c) != Character.FORMAT
                        && Character.getType(c) != Character.PRIVATE_USE;
    }
}
