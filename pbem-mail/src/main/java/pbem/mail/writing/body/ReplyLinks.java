package pbem.mail.writing.body;

import java.nio.charset.StandardCharsets;

/**
 * Links that open a complete reply to a mail in its reader's mail program (RFC 6068). They contain no more than the
 * reply would.
 *
 * @param address the address for replies, with its token
 * @param subject the subject of the mail
 */
public record ReplyLinks(String address, String subject) {

    private static final String UNRESERVED = "-._~";

    /** A link that opens a reply with that line. */
    public String saying(String line) {
        int at = address.lastIndexOf('@');
        return "mailto:" + encoded(address.substring(0, at)) + "@" + encoded(address.substring(at + 1)) + "?subject="
                + encoded("Re: " + subject) + "&body=" + encoded(line + "\r\n");
    }

    private static String encoded(String text) {
        StringBuilder encoded = new StringBuilder();
        for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
            char c = (char) (b & 0xff);
            boolean plain = c < 128 && (Character.isLetterOrDigit(c) || UNRESERVED.indexOf(c) >= 0);
            encoded.append(plain ? String.valueOf(c) : String.format("%%%02X", (int) c));
        }
        return encoded.toString();
    }
}
