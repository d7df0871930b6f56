package pbem.mail.delivery;

import java.util.Optional;
import pbem.mail.writing.OutgoingMail;

/** Writes the mail of an outbox row; the same row always gives the same bytes. */
@FunctionalInterface
public interface Scribe {

    /** Empty if nobody is left to get it. */
    Optional<OutgoingMail> write(long id);
}
