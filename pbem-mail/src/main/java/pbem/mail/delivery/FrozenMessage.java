package pbem.mail.delivery;

import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import java.io.ByteArrayInputStream;
import org.eclipse.angus.mail.smtp.SMTPMessage;

/** A message that goes out as its bytes are: never saved again, so that its Message-ID stays what it was. */
final class FrozenMessage extends SMTPMessage {

    /** @param envelopeFrom of this mail; the connection, and with it the session's own, may serve many */
    FrozenMessage(Session session, String envelopeFrom, byte[] bytes) throws MessagingException {
        super(session, new ByteArrayInputStream(bytes));
        setEnvelopeFrom(envelopeFrom);
    }

    Session session() {
        return session;
    }

    @Override
    public void saveChanges() {
        // nothing to save, nothing to change
    }
}
