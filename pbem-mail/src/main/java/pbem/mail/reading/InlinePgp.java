package pbem.mail.reading;

import java.util.ArrayList;
import java.util.List;

/**
 * The text of a mail without the armour of inline PGP. Signatures are not checked, since the server knows no keys.
 *
 * @param text the signed text, and the text around it
 * @param encrypted whether the mail contains an encrypted message, which is left out of the text
 */
record InlinePgp(String text, boolean encrypted) {

    private static final String SIGNED = "-----BEGIN PGP SIGNED MESSAGE-----";
    private static final String SIGNATURE = "-----BEGIN PGP SIGNATURE-----";
    private static final String MESSAGE = "-----BEGIN PGP MESSAGE-----";
    private static final String END = "-----END PGP ";

    private enum State {
        OUTSIDE,
        HEADERS,
        SIGNED,
        ARMOUR
    }

    static InlinePgp of(String text) {
        if (!text.contains("-----BEGIN PGP ")) {
            return new InlinePgp(text, false);
        }
        List<String> lines = new ArrayList<>();
        boolean encrypted = false;
        State state = State.OUTSIDE;
        for (String line : text.split("\r\n|\r|\n", -1)) {
            String bare = line.strip();
            if (bare.equals(SIGNED)) {
                state = State.HEADERS;
            } else if (bare.equals(SIGNATURE) || bare.equals(MESSAGE)) {
                encrypted |= bare.equals(MESSAGE);
                state = State.ARMOUR;
            } else if (state == State.HEADERS) {
                state = bare.isEmpty() ? State.SIGNED : State.HEADERS;
            } else if (state == State.ARMOUR) {
                state = bare.startsWith(END) ? State.OUTSIDE : State.ARMOUR;
            } else {
                // Within the signed text a dash at the beginning of a line is escaped by "- ".
                lines.add(state == State.SIGNED && line.startsWith("- -") ? line.substring(2) : line);
            }
        }
        return new InlinePgp(String.join("\n", lines), encrypted);
    }
}
