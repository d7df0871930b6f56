package pbem.mail.delivery;

import jakarta.mail.Session;
import java.io.IOException;
import java.io.OutputStream;
import org.eclipse.angus.mail.smtp.SMTPMessage;

/**
 * A message that is sent byte for byte: it is never parsed or saved again, so that its Message-ID stays the same.
 */
final class FrozenMessage extends SMTPMessage {

    private final byte[] bytes;

    /** @param envelopeFrom the envelope sender of this mail, since the session's own serves many mails */
    FrozenMessage(Session session, String envelopeFrom, byte[] bytes) {
        super(session);
        this.bytes = bytes;
        setEnvelopeFrom(envelopeFrom);
    }

    /** @param ignored headers to leave out, which mails of this server do not have */
    @Override
    public void writeTo(OutputStream out, String[] ignored) throws IOException {
        out.write(bytes);
    }

    @Override
    public int getSize() {
        return bytes.length;
    }

    @Override
    public void saveChanges() {
        // nothing to save
    }
}
