package pbem.mail.writing.body;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/**
 * Links that open a complete reply to a mail in its reader's mail program (RFC 6068). They contain no more than the
 * reply would.
 *
 * @param address the address for replies, with its token
 * @param subject the subject of the mail
 */
public record ReplyLinks(String address, String subject) {

    /** A link that opens a reply with that line. */
    public String saying(String line) {
        int at = address.lastIndexOf('@');
        return "mailto:" + encoded(address.substring(0, at)) + "@" + encoded(address.substring(at + 1)) + "?subject="
                + encoded("Re: " + subject) + "&body=" + encoded(line + "\r\n");
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8)
                .replace("+", "%20")
                .replace("*", "%2A")
                .replace("%7E", "~");
    }
}
