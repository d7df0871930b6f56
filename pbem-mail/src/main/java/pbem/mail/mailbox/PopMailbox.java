package pbem.mail.mailbox;

import jakarta.mail.Flags;
import jakarta.mail.Folder;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.Store;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.angus.mail.pop3.POP3Folder;
import org.eclipse.angus.mail.pop3.POP3Message;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import pbem.mail.login.ConnectionTrouble;
import pbem.mail.reading.Envelope;
import pbem.mail.reading.RawMail;

/**
 * A mailbox that is polled over POP3. Every mail is made durable in the inbox before it is marked as deleted, and the
 * server deletes the marked mails when the session ends well. If it breaks off, they are fetched once more, and the
 * inbox recognizes them. Only the header of a mail that is too large is fetched. A server may refuse us while another
 * session has the mailbox open.
 */
public final class PopMailbox implements Mailbox {

    /** The most mails fetched in one session. The server deletes them at its end, before the next session begins. */
    private static final int MAILS_A_SESSION = 100;

    private static final Logger LOG = LoggerFactory.getLogger(PopMailbox.class);

    private final PopSettings settings;
    private final Consumer<List<RawMail>> arrivals;

    /** @param arrivals makes mails durable in the inbox before it returns */
    public PopMailbox(PopSettings settings, Consumer<List<RawMail>> arrivals) {
        this.settings = settings;
        this.arrivals = arrivals;
    }

    @Override
    public int poll() throws MessagingException {
        int fetched = 0;
        int more;
        do {
            more = session();
            fetched += more;
        } while (more == MAILS_A_SESSION);
        return fetched;
    }

    @Override
    public Optional<String> check() {
        return ConnectionTrouble.of(() -> {
            try {
                connected().close();
            } catch (MailboxBusy e) {
                LOG.debug("the login is right, and {}", e.getMessage());
            }
        });
    }

    private int session() throws MessagingException {
        try (Store connection = connected()) {
            POP3Folder folder = (POP3Folder) connection.getFolder("INBOX");
            folder.open(Folder.READ_WRITE);
            int[] sizes = folder.getSizes();
            int fetched = 0;
            for (int i = 0; i < sizes.length && fetched < MAILS_A_SESSION; i++) {
                fetched += take((POP3Message) folder.getMessage(i + 1), sizes[i]) ? 1 : 0;
            }
            folder.close(true);
            return fetched;
        }
    }

    private Store connected() throws MessagingException {
        try {
            return settings.server().connect("pop3");
        } catch (MessagingException e) {
            throw MailboxBusy.isToldBy(e) ? new MailboxBusy(e) : e;
        }
    }

    private boolean take(POP3Message mail, int size) throws MessagingException {
        Optional<RawMail> raw = size > settings.largest()
                ? header(mail)
                        .map(bytes -> new RawMail(bytes, Envelope.unknown().ofHeaderOnly(size)))
                : Optional.of(RawMail.of(whole(mail)));
        if (raw.isEmpty()) {
            LOG.warn("a mail of {} octets is too large, and the server does not give its header alone", size);
            return false;
        }
        arrivals.accept(List.of(raw.get()));
        mail.setFlag(Flags.Flag.DELETED, true);
        return true;
    }

    private static byte[] whole(Message mail) throws MessagingException {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            mail.writeTo(bytes);
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new MessagingException("cannot fetch a mail", e);
        }
    }

    private static Optional<byte[]> header(POP3Message mail) throws MessagingException {
        try (InputStream top = mail.top(0)) {
            return top == null ? Optional.empty() : Optional.of(top.readAllBytes());
        } catch (IOException e) {
            throw new MessagingException("cannot fetch the header of a mail", e);
        }
    }

    @Override
    public void close() {
        // each poll closes its own connection
    }
}
