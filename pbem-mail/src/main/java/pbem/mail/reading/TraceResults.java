package pbem.mail.reading;

import java.util.List;

/**
 * What receiving servers may have written about the sender of a mail: the values of its Authentication-Results fields,
 * and those of ARC-Authentication-Results without their {@code i=}, newest first.
 *
 * @param above the values above the Received with which the mail came in from outside. No sender can put one there.
 * @param below the values right below that Received. The server may write there, too, but so may a sender whose mail it
 *     did not check. They count only for servers that are known to remove forged ones (RFC 8601, section 5).
 */
public record TraceResults(List<String> above, List<String> below) {

    public TraceResults {
        above = List.copyOf(above);
        below = List.copyOf(below);
    }
}
