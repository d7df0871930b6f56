package pbem.mail.reading;

import java.util.List;

/**
 * What receiving servers may have written about who sent a mail: the values of its Authentication-Results fields, and of
 * ARC-Authentication-Results without their {@code i=}, the newest first.
 *
 * @param above those that stand above the Received with which the mail came in from outside. No sender can put one there.
 * @param below those right below that Received. A server may write there too, but so may a sender whose mail the server
 *     did not judge: they count only for servers that are known to strike out forged ones (RFC 8601, section 5).
 */
public record TraceResults(List<String> above, List<String> below) {

    public TraceResults {
        above = List.copyOf(above);
        below = List.copyOf(below);
    }
}
