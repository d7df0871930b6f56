package pbem.cli.verb;

import pbem.cli.listing.ShownText;

/**
 * Text from outside, made harmless for a terminal: without escape sequences and without characters that reverse the
 * direction of text.
 */
public final class TerminalText {

    private TerminalText() {}

    public static String safe(String text) {
        return ShownText.of(text);
    }
}
