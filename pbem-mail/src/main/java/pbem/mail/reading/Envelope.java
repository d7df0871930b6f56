package pbem.mail.reading;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What the delivering server tells about a mail beside the mail itself.
 *
 * @param sender the return path; an empty text is the null return path {@code <>}, an empty Optional an unknown one
 * @param recipients the addresses that the mail was delivered to, in order; may be empty
 * @param wholeSize the size of the mail in octets if it was so large that only its header was taken
 */
public record Envelope(Optional<String> sender, List<String> recipients, OptionalLong wholeSize) {

    private static final Envelope UNKNOWN = new Envelope(Optional.empty(), List.of());

    public Envelope {
        recipients = List.copyOf(recipients);
    }

    public Envelope(Optional<String> sender, List<String> recipients) {
        this(sender, recipients, OptionalLong.empty());
    }

    /** An unknown envelope. The reader then uses headers such as Return-Path and Delivered-To instead. */
    public static Envelope unknown() {
        return UNKNOWN;
    }

    /** This envelope for only the header of a mail of that size. */
    public Envelope ofHeaderOnly(long octets) {
        return new Envelope(sender, recipients, OptionalLong.of(octets));
    }
}
