package pbem.token;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Removes the tokens of reply addresses from a raw mail, also in parts in Base64 and in headers with encoded words. A
 * mail without tokens stays unchanged byte for byte.
 */
public final class TokenlessMail {

    /** A line of Base64. Padding ends the part. */
    private static final Pattern LINE = Pattern.compile("[A-Za-z0-9+/]+={0,2}");

    private static final int LONGEST_LINE = 76;

    /** The start of a header. */
    private static final Pattern NAME = Pattern.compile("\\A[!-9;-~]{1,100}: ?");

    private TokenlessMail() {}

    public static byte[] of(byte[] mail) {
        String parts = withoutEncoded(new String(mail, StandardCharsets.ISO_8859_1));
        return TokenRedaction.of(withoutWords(parts)).getBytes(StandardCharsets.ISO_8859_1);
    }

    /** Mails within the mail have headers, too, so all lines are checked. */
    private static String withoutWords(String mail) {
        if (!EncodedWords.isIn(mail)) {
            return mail;
        }
        StringBuilder all = new StringBuilder(mail.length());
        int at = 0;
        while (at < mail.length()) {
            int end = lineEnd(mail, at);
            while (end < mail.length() && (mail.charAt(end) == ' ' || mail.charAt(end) == '\t')) {
                end = lineEnd(mail, end); // a continued line
            }
            String header = mail.substring(at, end);
            all.append(EncodedWords.isIn(header) ? withoutTokensInWords(header) : header);
            at = end;
        }
        return all.toString();
    }

    private static int lineEnd(String mail, int at) {
        int end = mail.indexOf('\n', at) + 1;
        return end > 0 ? end : mail.length();
    }

    /** The header, unchanged unless it contains a token. */
    private static String withoutTokensInWords(String header) {
        Matcher name = NAME.matcher(header);
        int from = name.find() ? name.end() : 0;
        // Text that only looks like a header stays as readable as possible.
        String raw = from > 0 ? header : TokenRedaction.of(header);
        String said = EncodedWords.decoded(raw.substring(from));
        String rest = TokenRedaction.of(said);
        if (rest.equals(said)) {
            return raw;
        }
        String lineEnd = header.contains("\r\n") ? "\r\n" : "\n";
        String value = rest.replaceAll("\\s+", " ").strip();
        return raw.substring(0, from) + EncodedWords.of(value, lineEnd) + (header.endsWith("\n") ? lineEnd : "");
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

    /** The lines, unchanged unless they contain a token. */
    private static String withoutTokens(String run) {
        String said = new String(EncodedWords.ofBase64(run), StandardCharsets.ISO_8859_1);
        String rest = TokenRedaction.of(said);
        if (rest.equals(said)) {
            return run;
        }
        String lineEnd = run.contains("\r\n") ? "\r\n" : "\n";
        return Base64.getMimeEncoder(LONGEST_LINE, lineEnd.getBytes(StandardCharsets.US_ASCII))
                        .encodeToString(rest.getBytes(StandardCharsets.ISO_8859_1))
                + (run.endsWith("\n") ? lineEnd : "");
    }
}
