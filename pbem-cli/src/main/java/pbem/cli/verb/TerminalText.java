package pbem.cli.verb;

import pbem.cli.listing.ShownText;

/** Text from outside, made harmless for a terminal: no escape sequences, no characters that turn the line around. */
public final class TerminalText {

    private TerminalText() {}

    public static String safe(String text) {
        return ShownText.of(text);
    }
}
