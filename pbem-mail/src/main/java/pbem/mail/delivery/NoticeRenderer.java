package pbem.mail.delivery;

import java.util.Optional;
import pbem.mail.writing.MailSummary;
import pbem.mail.writing.OutgoingMail;

/** Writes the mail of an outbox row; the same row always gives the same bytes. */
public interface NoticeRenderer {

    /** Empty if nobody is left to get it. */
    Optional<OutgoingMail> write(long id);

    /** What {@link #write} would put at the head of the mail, without the work of drawing it. */
    Optional<MailSummary> head(long id);
}
