package pbem.cli.listing;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.regex.Pattern;
import pbem.token.TokenRedaction;

/**
 * A mail as it came, but for the tokens of reply addresses, also those that stand in Base64: parts with letters of other
 * languages are sent so. What quotes none stays byte for byte.
 */
public final class TokenlessMail {

    /** But for its end. Nothing follows what is filled up within the same part. */
    private static final Pattern LINE = Pattern.compile("[A-Za-z0-9+/]+={0,2}");

    private static final int LONGEST_LINE = 76;

    private TokenlessMail() {}

    public static byte[] of(byte[] mail) {
        String decoded = withoutEncoded(new String(mail, StandardCharsets.ISO_8859_1));
        return TokenRedaction.of(decoded).getBytes(StandardCharsets.ISO_8859_1);
    }

    private static String withoutEncoded(String mail) {
        StringBuilder all = new StringBuilder(mail.length());
        StringBuilder run = new StringBuilder();
        for (int at = 0; at < mail.length(); ) {
            int end = mail.indexOf('\n', at) + 1;
            int next = end > 0 ? end : mail.length();
            String line = mail.substring(at, next);
            boolean encoded = LINE.matcher(line.stripTrailing()).matches();
            if (encoded) {
                run.append(line);
            }
            if (!encoded || line.indexOf('=') >= 0) {
                all.append(withoutTokens(run.toString()));
                run.setLength(0);
            }
            if (!encoded) {
                all.append(line);
            }
            at = next;
        }
        return all.append(withoutTokens(run.toString())).toString();
    }

    /** The same lines, unless something has to be taken out of what they say. */
    private static String withoutTokens(String run) {
        String letters = run.replaceAll("[^A-Za-z0-9+/]", "");
        int whole = letters.length() % 4 == 1 ? letters.length() - 1 : letters.length(); // it was cut off there
        try {
            String said =
                    new String(Base64.getDecoder().decode(letters.substring(0, whole)), StandardCharsets.ISO_8859_1);
            String rest = TokenRedaction.of(said);
            if (rest.equals(said)) {
                return run;
            }
            String lineEnd = run.contains("\r\n") ? "\r\n" : "\n";
            return Base64.getMimeEncoder(LONGEST_LINE, lineEnd.getBytes(StandardCharsets.US_ASCII))
                            .encodeToString(rest.getBytes(StandardCharsets.ISO_8859_1))
                    + (run.endsWith("\n") ? lineEnd : "");
        } catch (IllegalArgumentException e) {
            return run; // it only looked like it
        }
    }
}
