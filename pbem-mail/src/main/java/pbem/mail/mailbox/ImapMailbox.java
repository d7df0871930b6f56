package pbem.mail.intake;

import jakarta.mail.FetchProfile;
import jakarta.mail.Flags;
import jakarta.mail.Folder;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.Store;
import jakarta.mail.search.FlagTerm;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import org.eclipse.angus.mail.imap.IMAPFolder;
import pbem.mail.reading.Envelope;
import pbem.mail.reading.RawMail;

/**
 * A mailbox that is polled over IMAP. Mail is fetched in batches without being marked as read, handed to the inbox, which
 * makes it durable, and only then flagged or moved, again in one batch: a crash in between fetches it once more, and the
 * inbox knows it already. One thread at a time.
 */
public final class ImapMailbox implements AutoCloseable {

    /** Small enough to be held in memory, large enough that round trips do not count. */
    private static final int BATCH = 100;

    private final MailboxSettings settings;
    private final Inbox inbox;
    private Store connection;

    public ImapMailbox(MailboxSettings settings, Inbox inbox) {
        this.settings = settings;
        this.inbox = inbox;
    }

    /**
     * Fetches all that is new.
     *
     * @return how many mails were fetched
     * @throws MessagingException if the server cannot be reached or breaks off; what was stored by then stays stored
     */
    public int poll() throws MessagingException {
        IMAPFolder folder = (IMAPFolder) connected().getFolder(settings.folder());
        folder.open(Folder.READ_WRITE);
        try {
            Message[] unseen = folder.search(new FlagTerm(new Flags(Flags.Flag.SEEN), false));
            int fetched = 0;
            for (int from = 0; from < unseen.length; from += BATCH) {
                Message[] batch = Arrays.copyOfRange(unseen, from, Math.min(from + BATCH, unseen.length));
                fetched += take(folder, batch);
            }
            return fetched;
        } finally {
            if (folder.isOpen()) {
                folder.close(true);
            }
        }
    }

    private int take(IMAPFolder folder, Message[] batch) throws MessagingException {
        FetchProfile whole = new FetchProfile();
        whole.add(IMAPFolder.FetchProfileItem.MESSAGE);
        whole.add(FetchProfile.Item.SIZE);
        folder.fetch(batch, whole);
        List<Message> stored = new ArrayList<>();
        for (Message message : batch) {
            inbox.receive(new RawMail(bytes(message), Envelope.unknown()));
            stored.add(message);
        }
        Message[] done = stored.toArray(new Message[0]);
        if (settings.processedFolder().isEmpty()) {
            folder.setFlags(done, new Flags(Flags.Flag.SEEN), true);
        } else {
            Folder processed = connected().getFolder(settings.processedFolder());
            if (!processed.exists()) {
                processed.create(Folder.HOLDS_MESSAGES);
            }
            folder.moveMessages(done, processed);
        }
        return done.length;
    }

    private static byte[] bytes(Message message) throws MessagingException {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            message.writeTo(bytes);
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new MessagingException("cannot fetch a mail", e);
        }
    }

    private Store connected() throws MessagingException {
        if (connection != null && connection.isConnected()) {
            return connection;
        }
        String protocol = settings.tls() ? "imaps" : "imap";
        Properties properties = new Properties();
        String prefix = "mail." + protocol + ".";
        String millis = Long.toString(settings.timeout().toMillis());
        properties.setProperty("mail.store.protocol", protocol);
        properties.setProperty(prefix + "peek", "true");
        properties.setProperty(prefix + "timeout", millis);
        properties.setProperty(prefix + "connectiontimeout", millis);
        properties.setProperty(prefix + "writetimeout", millis);
        properties.setProperty(prefix + "ssl.checkserveridentity", "true");
        connection = Session.getInstance(properties).getStore(protocol);
        connection.connect(settings.host(), settings.port(), settings.user(), settings.password());
        return connection;
    }

    @Override
    public void close() {
        if (connection != null) {
            try {
                connection.close();
            } catch (MessagingException e) {
                // it is given up, whatever the server thinks of it
            }
        }
    }
}
