package pbem.mail.mailbox;

import jakarta.mail.Folder;
import jakarta.mail.MessagingException;
import java.io.InterruptedIOException;
import java.time.Duration;
import org.eclipse.angus.mail.iap.ProtocolException;
import org.eclipse.angus.mail.iap.Response;
import org.eclipse.angus.mail.imap.IMAPFolder;
import org.eclipse.angus.mail.imap.IMAPStore;
import org.eclipse.angus.mail.imap.protocol.IMAPProtocol;
import org.eclipse.angus.mail.imap.protocol.IMAPResponse;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Waits on a connection of its own until the server says that mail has come (IMAP IDLE), so that nobody has to wait for
 * the next poll. It only saves time: if it hears nothing, the next poll still fetches the mail. One thread watches; any
 * thread may stop it.
 *
 * <p>The library's own wait is never renewed and does not notice that a connection died, and some servers fall silent
 * after a while. So this class reads the responses itself, ends each wait after a few minutes and then expects an
 * answer.
 */
public final class ImapWatch {

    /**
     * How long one IDLE lasts: well below the 29 minutes after which servers may hang up (RFC 2177), and shorter than
     * the waits after which servers have been seen to fall silent.
     */
    public static final Duration RENEWAL = Duration.ofMinutes(9);

    private static final Logger LOG = LoggerFactory.getLogger(ImapWatch.class);

    private final ImapSettings settings;
    private final Duration renewal;
    private final Runnable news;
    private final SeverableSockets sockets = new SeverableSockets();
    private volatile boolean stopped;

    /**
     * @param renewal the longest time of one IDLE; it is checked whenever a read times out
     * @param news called when there may be new mail; must return soon
     */
    public ImapWatch(ImapSettings settings, Duration renewal, Runnable news) {
        this.settings = settings;
        this.renewal = renewal;
        this.news = news;
    }

    /**
     * Watches until stopped; returns at once if the server does not support IDLE.
     *
     * @throws MessagingException if the server cannot be reached or breaks off
     */
    public void watch() throws MessagingException {
        if (stopped) {
            return;
        }
        try (IMAPStore connection = (IMAPStore) settings.server().connect("imap", sockets)) {
            if (!connection.hasCapability("IDLE")) {
                LOG.info("{} has no IDLE; new mail is found by the next poll", settings.server());
                stopped = true;
                return;
            }
            IMAPFolder folder = (IMAPFolder) connection.getFolder(settings.folder());
            folder.open(Folder.READ_ONLY);
            while (!stopped) {
                folder.doCommand(protocol -> {
                    idle(protocol);
                    return null;
                });
            }
        } catch (MessagingException e) {
            if (!stopped) {
                throw e;
            }
        }
    }

    private void idle(IMAPProtocol protocol) throws ProtocolException {
        long end = System.nanoTime() + renewal.toNanos();
        protocol.idleStart();
        news.run(); // the server does not report mail that came before this
        boolean asked = false;
        boolean over = false;
        while (!over) {
            Response response = protocol.readIdleResponse();
            if (isSilence(response)) {
                if (asked) {
                    throw new ProtocolException("the server does not end its IDLE");
                }
            } else {
                over = !protocol.processIdleResponse(response);
                tell(response);
            }
            if (!over && !asked && (stopped || System.nanoTime() - end >= 0)) {
                protocol.idleAbort();
                asked = true;
            }
        }
    }

    private void tell(Response response) {
        if (response instanceof IMAPResponse line && line.keyEquals("EXISTS")) {
            news.run();
        }
    }

    /** Whether a response means that the read timed out; the library then makes up a BYE. */
    private static boolean isSilence(Response response) {
        return response != null
                && response.isBYE()
                && response.isSynthetic()
                && response.getException() instanceof InterruptedIOException;
    }

    /** Ends the watch for good, without waiting for the server. */
    public void stop() {
        stopped = true;
        sockets.sever();
    }
}
