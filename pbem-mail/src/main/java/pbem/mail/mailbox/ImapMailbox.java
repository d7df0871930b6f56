package pbem.mail.mailbox;

import jakarta.mail.FetchProfile;
import jakarta.mail.Flags;
import jakarta.mail.Folder;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.search.AndTerm;
import jakarta.mail.search.FlagTerm;
import jakarta.mail.search.SearchTerm;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.angus.mail.imap.IMAPFolder;
import org.eclipse.angus.mail.imap.IMAPStore;
import pbem.mail.intake.Inbox;
import pbem.mail.login.ConnectionTrouble;
import pbem.mail.reading.Envelope;
import pbem.mail.reading.RawMail;

/**
 * A mailbox that is polled over IMAP. Mail is fetched in batches without being marked as read, handed to the inbox, which
 * makes it durable, and only then flagged, moved or deleted, again in one batch: a crash in between fetches it once more,
 * and the inbox knows it already. Of a mail that is too large only the header is fetched.
 */
public final class ImapMailbox implements Mailbox {

    private static final SearchTerm NEW = new AndTerm(
            new FlagTerm(new Flags(Flags.Flag.SEEN), false), new FlagTerm(new Flags(Flags.Flag.DELETED), false));

    private final ImapSettings settings;
    private final Inbox inbox;
    private IMAPStore connection;

    public ImapMailbox(ImapSettings settings, Inbox inbox) {
        this.settings = settings;
        this.inbox = inbox;
    }

    @Override
    public int poll() throws MessagingException {
        IMAPFolder folder = (IMAPFolder) connected().getFolder(settings.folder());
        folder.open(Folder.READ_WRITE);
        try {
            Message[] unseen = folder.search(NEW);
            FetchProfile sizes = new FetchProfile();
            sizes.add(FetchProfile.Item.SIZE);
            folder.fetch(unseen, sizes);
            int fetched = 0;
            for (List<Message> batch : Batches.of(unseen, settings.largest())) {
                fetched += take(folder, batch);
            }
            return fetched;
        } finally {
            if (folder.isOpen()) {
                folder.close(false);
            }
        }
    }

    @Override
    public Optional<String> check() {
        return ConnectionTrouble.of(() -> {
            Folder folder = connected().getFolder(settings.folder());
            folder.open(Folder.READ_ONLY);
            folder.close(false);
        });
    }

    private int take(IMAPFolder folder, List<Message> batch) throws MessagingException {
        List<Message> fitting = new ArrayList<>();
        List<Message> tooLarge = new ArrayList<>();
        for (Message mail : batch) {
            (mail.getSize() > settings.largest() ? tooLarge : fitting).add(mail);
        }
        Map<Integer, byte[]> bytes = new HashMap<>(RawFetch.whole(folder, fitting));
        bytes.putAll(RawFetch.headers(folder, tooLarge));
        List<RawMail> mails = new ArrayList<>();
        List<Message> stored = new ArrayList<>();
        for (Message mail : batch) {
            byte[] raw = bytes.get(mail.getMessageNumber());
            if (raw != null) {
                Envelope envelope =
                        tooLarge.contains(mail) ? Envelope.unknown().ofHeaderOnly(mail.getSize()) : Envelope.unknown();
                mails.add(new RawMail(raw, envelope));
                stored.add(mail);
            }
        }
        inbox.receive(mails);
        putAway(folder, stored.toArray(new Message[0]));
        return stored.size();
    }

    private void putAway(IMAPFolder folder, Message[] done) throws MessagingException {
        if (done.length == 0) {
            return;
        }
        if (!settings.processedFolder().isEmpty()) {
            move(folder, done, connected().getFolder(settings.processedFolder()));
        } else if (settings.delete()) {
            delete(folder, done);
        } else {
            folder.setFlags(done, new Flags(Flags.Flag.SEEN), true);
        }
    }

    private void move(IMAPFolder folder, Message[] done, Folder processed) throws MessagingException {
        if (!processed.exists()) {
            processed.create(Folder.HOLDS_MESSAGES);
        }
        if (connected().hasCapability("MOVE")) {
            folder.moveMessages(done, processed);
        } else {
            folder.copyMessages(done, processed);
            delete(folder, done);
        }
    }

    /** Removes these mails and, where the server can tell them apart, nothing that somebody else marked as deleted. */
    private void delete(IMAPFolder folder, Message[] done) throws MessagingException {
        folder.setFlags(done, new Flags(Flags.Flag.DELETED), true);
        if (connected().hasCapability("UIDPLUS")) {
            folder.expunge(done);
        } else {
            folder.expunge();
        }
    }

    private IMAPStore connected() throws MessagingException {
        if (connection == null || !connection.isConnected()) {
            connection = (IMAPStore) settings.server().connect("imap");
        }
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
