package pbem.mail.reading;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What the delivering server said about a mail beside the mail itself.
 *
 * @param sender the return path; an empty text is the null return path {@code <>}, nothing means that nobody told us
 * @param recipients the addresses it was delivered to, in order; may be empty
 * @param wholeSize where the mail was so large that only its header was taken: its size in octets
 */
public record Envelope(Optional<String> sender, List<String> recipients, OptionalLong wholeSize) {

    private static final Envelope UNKNOWN = new Envelope(Optional.empty(), List.of());

    public Envelope {
        recipients = List.copyOf(recipients);
    }

    public Envelope(Optional<String> sender, List<String> recipients) {
        this(sender, recipients, OptionalLong.empty());
    }

    /** Nothing is known: the headers Return-Path, Delivered-To and their kin serve instead. */
    public static Envelope unknown() {
        return UNKNOWN;
    }

    /** This envelope around the mere header of a mail of that size. */
    public Envelope ofHeaderOnly(long octets) {
        return new Envelope(sender, recipients, OptionalLong.of(octets));
    }
}
