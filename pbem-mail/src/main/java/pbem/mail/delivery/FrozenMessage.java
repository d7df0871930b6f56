package pbem.mail.delivery;

import jakarta.mail.Session;
import java.io.IOException;
import java.io.OutputStream;
import org.eclipse.angus.mail.smtp.SMTPMessage;

/**
 * A message that goes out as its bytes are: never parsed, and never saved again, so that its Message-ID stays what it was.
 */
final class FrozenMessage extends SMTPMessage {

    private final byte[] bytes;

    /** @param envelopeFrom of this mail; the connection, and with it the session's own, may serve many */
    FrozenMessage(Session session, String envelopeFrom, byte[] bytes) {
        super(session);
        this.bytes = bytes;
        setEnvelopeFrom(envelopeFrom);
    }

    /** @param ignored headers that would be left out, had a mail of ours any of them: to whom else it goes */
    @Override
    public void writeTo(OutputStream out, String[] ignored) throws IOException {
        out.write(bytes);
    }

    @Override
    public int getSize() {
        return bytes.length;
    }

    Session session() {
        return session;
    }

    @Override
    public void saveChanges() {
        // nothing to save, nothing to change
    }
}
