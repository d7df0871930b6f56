package pbem.mail.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where in a header the server that took the mail in has written. Servers write above what is there, so the sender's own
 * fields, a forged Authentication-Results among them, are below. From the top this walk goes on
 * <ul>
 *   <li>no further than the first field that no server writes (From, To, Subject and so on), and
 *   <li>no further than the first Received that tells of a public address, where the mail came in from outside; or, since
 *       some servers write their verdict below their own Received, to the next one if there was none above. What the
 *       servers before wrote is hearsay.
 * </ul>
 * What remains possible is that the receiving server neither judges the mail nor strikes out a forged verdict under its
 * own name, as RFC 8601 (section 5) bids it to; a server like that must not be named as trusted.
 */
final class TracePosition {

    private static final Set<String> TRACE = Set.of(
            "received",
            "received-spf",
            "return-path",
            "delivered-to",
            "delivery-date",
            "envelope-to",
            "authentication-results",
            "dkim-filter",
            "old-authentication-results",
            "status",
            "envelope-from");

    private static final Pattern PEER = Pattern.compile("\\[(?:IPv6:)?([0-9A-Fa-f.:]{3,45})\\]");
    private static final Pattern PRIVATE = Pattern.compile(
            "(?:10\\.|127\\.|192\\.168\\.|172\\.(?:1[6-9]|2[0-9]|3[01])\\.|169\\.254\\.|::1$|f[cd][0-9a-f]{2}:|fe80:).*",
            Pattern.CASE_INSENSITIVE);

    private TracePosition() {}

    static List<String> authenticationResults(MailHead head) {
        List<String> results = new ArrayList<>();
        boolean cameIn = false;
        for (HeaderField field : head.fields()) {
            if (!isTrace(field.name())) {
                break;
            }
            if (field.is("Received")) {
                boolean border = isFromOutside(field.value());
                if (cameIn || border && !results.isEmpty()) {
                    break;
                }
                cameIn = border;
            } else if (field.is("Authentication-Results")) {
                results.add(field.value());
            }
        }
        return List.copyOf(results);
    }

    private static boolean isTrace(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return TRACE.contains(lower) || lower.startsWith("x-") || lower.startsWith("arc-");
    }

    private static boolean isFromOutside(String received) {
        int by = received.indexOf(" by ");
        String from = received.startsWith("from ") && by > 0 ? received.substring(0, by) : "";
        Matcher peer = PEER.matcher(from);
        while (peer.find()) {
            if (!PRIVATE.matcher(peer.group(1)).matches()) {
                return true;
            }
        }
        return false;
    }
}
