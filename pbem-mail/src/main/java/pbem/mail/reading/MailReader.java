package pbem.mail.reading;

import java.util.Optional;

/** Reads mails. Immutable and safe for any thread; reading has no effect on anything. */
public final class MailReader {

    private final ReaderLimits limits;
    private final OwnMarks own;

    public MailReader(ReaderLimits limits, OwnMarks own) {
        this.limits = limits;
        this.own = own;
    }

    /** What the mail is. Never throws, whatever the bytes, and takes time in proportion to their number. */
    public MailReading read(RawMail mail) {
        return new Unparsable(new Headline("", Optional.empty(), ""), "not yet " + limits + own);
    }
}
