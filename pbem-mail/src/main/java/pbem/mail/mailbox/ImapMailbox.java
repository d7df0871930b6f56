package pbem.mail.mailbox;

import jakarta.mail.Folder;
import jakarta.mail.MessagingException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.angus.mail.imap.IMAPFolder;
import org.eclipse.angus.mail.imap.IMAPStore;
import pbem.mail.login.ConnectionTrouble;
import pbem.mail.reading.Envelope;
import pbem.mail.reading.RawMail;

/**
 * A mailbox that is polled over IMAP. Mails are fetched in batches without being marked as read and handed to the
 * inbox, which makes them durable. Only then are they flagged, moved or deleted, again in one batch. After a crash in
 * between they are fetched once more, and the inbox recognizes them. Only the header of a mail that is too large is
 * fetched. Other programs and people may use the mailbox at the same time: only stored mails are moved or deleted.
 */
public final class ImapMailbox implements Mailbox {

    private static final String NEW = "UNSEEN UNDELETED";
    private static final String STORED = "\\Seen";
    private static final String STORED_TO_BE_REMOVED = "\\Seen \\Deleted";
    private static final String REMOVED_BY_OTHERS = "UNSEEN DELETED";

    private final ImapSettings settings;
    private final Consumer<List<RawMail>> arrivals;
    private IMAPStore connection;

    /** @param arrivals makes mails durable in the inbox before it returns */
    public ImapMailbox(ImapSettings settings, Consumer<List<RawMail>> arrivals) {
        this.settings = settings;
        this.arrivals = arrivals;
    }

    @Override
    public int poll() throws MessagingException {
        IMAPFolder folder = (IMAPFolder) connected().getFolder(settings.folder());
        folder.open(Folder.READ_WRITE);
        try {
            SharedFolder mails = new SharedFolder(folder);
            List<Long> unseen = mails.search(NEW);
            Map<Long, Integer> sizes = mails.sizes(unseen);
            int fetched = 0;
            for (List<Long> batch : Batches.of(unseen, sizes, settings.largest())) {
                fetched += take(mails, batch, sizes);
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

    private int take(SharedFolder folder, List<Long> batch, Map<Long, Integer> sizes) throws MessagingException {
        List<Long> fitting = new ArrayList<>();
        List<Long> tooLarge = new ArrayList<>();
        for (long uid : batch) {
            (sizes.get(uid) > settings.largest() ? tooLarge : fitting).add(uid);
        }
        Map<Long, byte[]> bytes = new HashMap<>(folder.whole(fitting));
        bytes.putAll(folder.headers(tooLarge));
        List<RawMail> mails = new ArrayList<>();
        List<Long> stored = new ArrayList<>();
        for (long uid : batch) {
            byte[] raw = bytes.get(uid);
            if (raw != null) {
                Envelope envelope = sizes.get(uid) > settings.largest()
                        ? Envelope.unknown().ofHeaderOnly(sizes.get(uid))
                        : Envelope.unknown();
                mails.add(new RawMail(raw, envelope));
                stored.add(uid);
            }
        }
        arrivals.accept(mails);
        putAway(folder, stored);
        return stored.size();
    }

    private void putAway(SharedFolder folder, List<Long> stored) throws MessagingException {
        if (stored.isEmpty()) {
            return;
        }
        if (!settings.processedFolder().isEmpty()) {
            move(folder, stored, connected().getFolder(settings.processedFolder()));
        } else if (settings.delete()) {
            delete(folder, stored);
        } else {
            folder.flag(stored, STORED);
        }
    }

    private void move(SharedFolder folder, List<Long> stored, Folder processed) throws MessagingException {
        if (!processed.exists()) {
            processed.create(Folder.HOLDS_MESSAGES);
        }
        if (connected().hasCapability("MOVE")) {
            folder.move(stored, processed.getFullName());
        } else {
            folder.copy(stored, processed.getFullName());
            delete(folder, stored);
        }
    }

    /**
     * Deletes these mails, but no mails that other programs marked as deleted. A server without UIDPLUS can only remove
     * all marked mails at once. There our mails stay marked until no unread mail is marked.
     */
    private void delete(SharedFolder folder, List<Long> stored) throws MessagingException {
        folder.flag(stored, STORED_TO_BE_REMOVED);
        if (connected().hasCapability("UIDPLUS")) {
            folder.expunge(stored);
        } else if (folder.search(REMOVED_BY_OTHERS).isEmpty()) {
            folder.expungeAll();
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
                // the connection is given up even if the server reports a fault
            }
        }
    }
}
