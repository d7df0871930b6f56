package pbem.mail.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * What receiving servers may have written about the sender of a mail: the values of its Authentication-Results fields,
 * and those of ARC-Authentication-Results without their {@code i=}, newest first.
 *
 * <p>Servers add fields at the top, so the sender's own fields, possibly with a forged Authentication-Results, are
 * below. From the top, the search passes the fields of servers on our side. Then it passes the border, the first
 * Received that is not clearly from such a server. It ends at the next Received or at the first field that no server
 * writes (From, To, Subject and so on).
 *
 * @param above the values above the Received with which the mail came in from outside. No sender can put one there.
 * @param below the values right below that Received. The server may write there, too, but so may a sender whose mail it
 *     did not check. They count only for servers that are known to remove forged ones (RFC 8601, section 5).
 */
public record TraceResults(List<String> above, List<String> below) {

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

    /** An IPv4 or IPv6 address, with or without brackets. */
    private static final Pattern PEER = Pattern.compile(
            "(?<![\\w.:])(?:[0-9]{1,3}(?:\\.[0-9]{1,3}){3}|[0-9A-Fa-f]{0,4}(?::[0-9A-Fa-f]{0,4}){2,7})(?![\\w:])");

    private static final Pattern PRIVATE = Pattern.compile(
            "(?:10\\.|127\\.|192\\.168\\.|172\\.(?:1[6-9]|2[0-9]|3[01])\\.|169\\.254\\.|::1$|f[cd][0-9a-f]{2}:|fe80:).*",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern LMTP = Pattern.compile(" with (?:UTF8)?LMTPS?A?\\b");
    private static final Pattern ARC_INSTANCE = Pattern.compile("\\s*i\\s*=\\s*[0-9]{1,2}\\s*;");

    public TraceResults {
        above = List.copyOf(above);
        below = List.copyOf(below);
    }

    /**
     * The verdicts of the receiving servers. A mail without Received has no verdicts, since its sender wrote all of its
     * fields.
     */
    static TraceResults of(MailHead head) {
        if (head.fields().stream().noneMatch(field -> field.is("Received"))) {
            return new TraceResults(List.of(), List.of());
        }
        List<String> above = new ArrayList<>();
        List<String> below = new ArrayList<>();
        boolean cameIn = false;
        for (HeaderField field : head.fields()) {
            if (!isTrace(field.name())) {
                break;
            }
            if (field.is("Received") && !isInternal(field.value())) {
                if (cameIn) {
                    break;
                }
                cameIn = true;
            } else if (field.is("Received") && cameIn) {
                break; // fields of earlier servers prove nothing, wherever these claim to be
            } else if (field.is("Authentication-Results")) {
                (cameIn ? below : above).add(field.value());
            } else if (field.is("ARC-Authentication-Results") && !cameIn) {
                above.add(ARC_INSTANCE.matcher(field.value()).replaceFirst(""));
            }
        }
        return new TraceResults(above, below);
    }

    private static boolean isTrace(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return TRACE.contains(lower) || lower.startsWith("x-") || lower.startsWith("arc-");
    }

    /**
     * Whether a Received field is from a transfer within one organisation: by a program, over LMTP, or from a private
     * address.
     */
    private static boolean isInternal(String received) {
        if (!received.regionMatches(true, 0, "from ", 0, 5)) {
            return true;
        }
        int by = received.lastIndexOf(" by ");
        if (by < 0) {
            return false;
        }
        List<String> peers = PEER.matcher(received.substring(0, by).replace("IPv6:", ""))
                .results()
                .map(MatchResult::group)
                .toList();
        return peers.isEmpty()
                ? LMTP.matcher(received.substring(by)).find()
                : peers.stream().allMatch(peer -> PRIVATE.matcher(peer).matches());
    }
}
