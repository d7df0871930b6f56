package pbem.mail.reading;

import java.util.List;
import java.util.Optional;

/**
 * What the delivering server said about a mail beside the mail itself.
 *
 * @param sender the return path; an empty text is the null return path {@code <>}, nothing means that nobody told us
 * @param recipients the addresses it was delivered to, in order; may be empty
 */
public record Envelope(Optional<String> sender, List<String> recipients) {

    private static final Envelope UNKNOWN = new Envelope(Optional.empty(), List.of());

    public Envelope {
        recipients = List.copyOf(recipients);
    }

    /** Nothing is known: the headers Return-Path, Delivered-To and their kin serve instead. */
    public static Envelope unknown() {
        return UNKNOWN;
    }
}
