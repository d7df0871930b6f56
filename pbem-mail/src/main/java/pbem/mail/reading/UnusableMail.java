package pbem.mail.reading;

import java.util.Locale;

/**
 * A mail that the server cannot act on.
 *
 * @param headline the headline; its sender among several is the one in the Sender header, if From names it
 * @param answerDue as in {@link NotALetter#answerDue}; false for a mail of ours, through a list, without a sender, or
 *     that is not a mail
 * @param detail the name of the list, the addresses in From, the number of bytes, or the fault of the reader and its
 *     place; may be empty
 */
public record UnusableMail(Headline headline, Kind kind, boolean answerDue, String detail) implements NotALetter {

    /** Why it is unusable. */
    public enum Kind {
        /** From this server or from another PBeM server. */
        OWN,
        /** Through a mailing list. */
        LIST,
        /** Without an address in From, so that nobody can be answered. */
        NO_SENDER,
        /** From names several people. A command must come from one person. */
        SEVERAL_SENDERS,
        /** Larger than the limit. Only its header was read, and possibly only the header was fetched. */
        TOO_LARGE,
        /** Its text is encrypted, or wrapped in a signature (S/MIME "opaque") so that it cannot be read directly. */
        OPAQUE,
        /** A text that is not a mail, or a mail on which the reader failed. */
        UNPARSABLE
    }

    /** Such a mail that is never answered. */
    UnusableMail(Headline headline, Kind kind, String detail) {
        this(headline, kind, false, detail);
    }

    @Override
    public String word() {
        return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
