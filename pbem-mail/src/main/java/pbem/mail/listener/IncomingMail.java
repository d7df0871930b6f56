package pbem.mail.listener;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.subethamail.smtp.MessageHandler;
import org.subethamail.smtp.RejectException;
import pbem.mail.intake.RareWarning;
import pbem.mail.reading.Envelope;
import pbem.mail.reading.OwnMarks;
import pbem.mail.reading.RawMail;
import pbem.repository.Unavailable;

/**
 * A mail that is being received. The inbox gets a separate mail for each recipient, so that it makes no difference how
 * the other server groups the recipients, now or when it tries again.
 */
final class IncomingMail implements MessageHandler {

    private static final Logger LOG = LoggerFactory.getLogger(IncomingMail.class);

    private final Consumer<List<RawMail>> arrivals;
    private final OwnMarks ours;
    private final int largest;
    private final BodyBudget budget;
    private final List<String> recipients = new ArrayList<>();
    private String sender = "";

    IncomingMail(Consumer<List<RawMail>> arrivals, OwnMarks ours, int largest, BodyBudget budget) {
        this.arrivals = arrivals;
        this.ours = ours;
        this.largest = largest;
        this.budget = budget;
    }

    @Override
    public void from(String address) {
        sender = address;
    }

    @Override
    public void recipient(String address) throws RejectException {
        if (!ours.owns(address)) {
            throw new RejectException(SmtpReply.NOT_OURS.code(), SmtpReply.NOT_OURS.text());
        }
        recipients.add(address);
    }

    /** Never called: {@link MailData} replaces the library's own DATA. */
    @Override
    public String data(InputStream data) {
        throw new UnsupportedOperationException();
    }

    /**
     * Reads the mail to its end and stores it.
     *
     * @return the answer for each recipient
     * @throws IOException if the connection breaks off before the end; then nothing was stored
     */
    List<SmtpReply> take(InputStream data) throws IOException {
        Optional<BodyBudget.Body> body = budget.read(data, largest + 1);
        if (body.isEmpty()) {
            data.transferTo(OutputStream.nullOutputStream());
            return forAll(SmtpReply.TOO_MUCH_AT_ONCE);
        }
        try (BodyBudget.Body held = body.get()) {
            return store(held.bytes(), data);
        }
    }

    private List<SmtpReply> store(byte[] mail, InputStream rest) throws IOException {
        if (mail.length > largest) {
            rest.transferTo(OutputStream.nullOutputStream());
            return forAll(SmtpReply.tooLarge(largest));
        }
        return recipients.stream().map(recipient -> store(recipient, mail)).toList();
    }

    private List<SmtpReply> forAll(SmtpReply reply) {
        return Collections.nCopies(recipients.size(), reply);
    }

    private SmtpReply store(String recipient, byte[] mail) {
        try {
            arrivals.accept(List.of(new RawMail(mail, new Envelope(Optional.of(sender), List.of(recipient)))));
            return SmtpReply.STORED;
        } catch (Unavailable e) {
            RareWarning.OF_THE_DATABASE.say(
                    "mails are not stored, and the servers that bring them are asked to try again: {}", e.getMessage());
            return SmtpReply.NOT_STORED;
        } catch (RuntimeException e) {
            LOG.error("a mail was not stored", e);
            return SmtpReply.NOT_STORED;
        }
    }

    @Override
    public void done() {
        // there is nothing to release
    }
}
