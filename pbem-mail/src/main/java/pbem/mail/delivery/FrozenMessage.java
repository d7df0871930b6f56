package pbem.mail.delivery;

import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.internet.MimeMessage;
import java.io.ByteArrayInputStream;

/** A message that goes out as its bytes are: never saved again, so that its Message-ID stays what it was. */
final class FrozenMessage extends MimeMessage {

    FrozenMessage(Session session, byte[] bytes) throws MessagingException {
        super(session, new ByteArrayInputStream(bytes));
    }

    Session session() {
        return session;
    }

    @Override
    public void saveChanges() {
        // nothing to save, nothing to change
    }
}
