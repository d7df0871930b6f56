package pbem.mail.writing.body;

import java.nio.charset.StandardCharsets;

/**
 * Links that open a reply to a mail in its reader's mail program, with all that is to be said in it (RFC 6068). They hold
 * no more than the reply would.
 *
 * @param address where a reply goes, with its token
 * @param subject of the mail
 */
public record ReplyLinks(String address, String subject) {

    private static final String UNRESERVED = "-._~";

    /** A reply that says that line. */
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
