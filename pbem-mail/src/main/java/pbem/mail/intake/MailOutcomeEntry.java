package pbem.mail.intake;

import org.jdbi.v3.core.Handle;
import pbem.mail.reading.Headline;

/** The place in the books where the one outcome of a mail is written, inside the transaction of its effects. */
record MailOutcomeEntry(Handle handle, long id) {

    boolean stillWaiting() {
        return handle.createQuery("SELECT count(*) FROM inbox WHERE id = :id AND state = 'WAITING'")
                        .bind("id", id)
                        .mapTo(Integer.class)
                        .one()
                == 1;
    }

    /** Leaves nothing but the outcome. */
    void erase() {
        handle.execute("UPDATE inbox SET raw = NULL, envelope = '{}', subject = '' WHERE id = ?", id);
    }

    void write(Headline headline, MailOutcome outcome) {
        handle.createUpdate("UPDATE inbox SET state = 'DONE', outcome = :outcome, reason = :reason,"
                        + " message_id = :messageId, sender = :sender, subject = :subject, claimed_by = NULL,"
                        + " claimed_until = NULL, player_id = :player WHERE id = :id")
                .bind("id", id)
                .bind("outcome", outcome.word())
                .bind("reason", outcome.reason())
                .bind("messageId", headline.messageId())
                .bind("sender", headline.from().orElse(""))
                .bind(
                        "subject",
                        outcome.redacted().map(MailOutcome.Redacted::subject).orElse(headline.subject()))
                .bind("player", outcome.player().orElse(null))
                .execute();
        outcome.redacted()
                .ifPresent(mail -> handle.createUpdate("UPDATE inbox SET raw = :raw WHERE id = :id")
                        .bind("id", id)
                        .bind("raw", mail.raw())
                        .execute());
        int number = 0;
        for (MailOutcome.Line line : outcome.lines()) {
            handle.createUpdate(
                            "INSERT INTO inbox_line (inbox_id, line, verdict, what) VALUES (:id, :line, :verdict, :what)")
                    .bind("id", id)
                    .bind("line", ++number)
                    .bind("verdict", line.verdict())
                    .bind("what", line.what())
                    .execute();
        }
    }
}
