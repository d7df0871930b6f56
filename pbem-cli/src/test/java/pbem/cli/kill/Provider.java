package pbem.cli.kill;

import com.icegreen.greenmail.configuration.GreenMailConfiguration;
import com.icegreen.greenmail.store.FolderException;
import com.icegreen.greenmail.user.GreenMailUser;
import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.subethamail.smtp.helper.SimpleMessageListener;
import org.subethamail.smtp.server.SMTPServer;

/**
 * A mail provider on loopback that outlives its server. The server fetches its mailbox over IMAP, and the provider
 * keeps the mails sent over SMTP by Message-ID. Like a real mail server, it takes a mail more than once if it must.
 */
final class Provider implements SimpleMessageListener, Club.Courier, AutoCloseable {

    static final String ADDRESS = "pbem@server.example";

    private static final String PASSWORD = "secret";

    private final GreenMail imap = new GreenMail(new ServerSetup[] {ServerSetup.IMAP.dynamicPort()});
    private final SMTPServer smtp = SMTPServer.port(0)
            .bindAddress(InetAddress.getLoopbackAddress())
            .insertReceivedHeaders(false)
            .simpleMessageListener(this)
            .build();
    private final Map<String, byte[]> taken = new TreeMap<>();
    private final List<String> order = new ArrayList<>();
    private final List<String> altered = new ArrayList<>();
    private final Consumer<MimeMessage> reader;
    private final ScheduledExecutorService later = Executors.newSingleThreadScheduledExecutor();
    private final AtomicInteger onTheWay = new AtomicInteger();
    private Optional<Runnable> onNext = Optional.empty();
    private GreenMailUser mailbox;
    private int repeats;

    /** @param reader gets every mail once, however often it arrives */
    Provider(Consumer<MimeMessage> reader) {
        this.reader = reader;
    }

    void start() {
        imap.withConfiguration(new GreenMailConfiguration().withSieveIgnoreDetail());
        imap.start();
        mailbox = imap.setUser(ADDRESS, ADDRESS, PASSWORD);
        smtp.start();
    }

    /**
     * The configuration of a server with this provider, whose players write as many mails in an hour as others in a
     * year.
     */
    String configuration() {
        return """
                [server]
                address = "%1$s"
                [intake]
                source = "imap"
                poll_seconds = 1
                [imap]
                host = "127.0.0.1"
                port = %2$d
                tls = false
                user = "%1$s"
                password = "%3$s"
                processed_folder = "Done"
                [smtp]
                host = "127.0.0.1"
                port = %4$d
                send_seconds = 1
                [limits]
                members = 30000
                answers_per_hour = 10000
                unproven_answers_per_hour = 10000
                mails_per_day = 100000
                [database]
                patience_seconds = 2
                [site]
                enabled = false
                """.formatted(ADDRESS, imap.getImap().getPort(), PASSWORD, smtp.getPortAllocated());
    }

    /** A mail for the server arrives. */
    void arrive(byte[] mail) {
        try {
            mailbox.deliver(new MimeMessage(null, new ByteArrayInputStream(mail)));
        } catch (MessagingException e) {
            throw new IllegalStateException("the mailbox is broken", e);
        }
    }

    /** A mail arrives now; each further copy arrives half a second later, perhaps for the next server process. */
    @Override
    public void take(byte[] mail, int times) {
        arrive(mail);
        byte[] again = again(mail);
        for (int i = 1; i < times; i++) {
            onTheWay.incrementAndGet();
            later.schedule(
                    () -> {
                        arrive(again);
                        onTheWay.decrementAndGet();
                    },
                    500L * i,
                    TimeUnit.MILLISECONDS);
        }
    }

    /** The mail as it arrives by another route. */
    static byte[] again(byte[] mail) {
        return ("Received: from elsewhere by here\r\n" + new String(mail, StandardCharsets.UTF_8))
                .getBytes(StandardCharsets.UTF_8);
    }

    /** Runs once, when the next mail has arrived but the sending server does not know it yet. */
    synchronized void onNextMail(Runnable act) {
        onNext = Optional.of(act);
    }

    @Override
    public boolean accept(String from, String recipient) {
        return true;
    }

    @Override
    public void deliver(String from, String recipient, InputStream data) {
        try {
            byte[] bytes = data.readAllBytes();
            MimeMessage mail = new MimeMessage(null, new ByteArrayInputStream(bytes));
            if (isNew(mail.getMessageID(), bytes)) {
                reader.accept(mail);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (MessagingException e) {
            throw new IllegalStateException("a mail that cannot be read", e);
        }
        takeOnNext().ifPresent(Runnable::run);
    }

    private synchronized boolean isNew(String id, byte[] bytes) {
        byte[] known = taken.putIfAbsent(id, bytes);
        if (known == null) {
            order.add(id);
        } else {
            repeats++;
            if (!Arrays.equals(known, bytes)) {
                altered.add(id);
            }
        }
        return known == null;
    }

    private synchronized Optional<Runnable> takeOnNext() {
        Optional<Runnable> act = onNext;
        onNext = Optional.empty();
        return act;
    }

    /** The number of mails that are in the mailbox or will arrive soon. */
    int unfetched() {
        try {
            return onTheWay.get()
                    + imap.getManagers().getImapHostManager().getInbox(mailbox).getMessageCount();
        } catch (FolderException e) {
            throw new IllegalStateException("the mailbox is broken", e);
        }
    }

    /** The Message-IDs of all sent mails. */
    synchronized List<String> taken() {
        return List.copyOf(taken.keySet());
    }

    /** The Message-IDs in the order of their first arrival. */
    synchronized List<String> order() {
        return List.copyOf(order);
    }

    /** The number of repeated arrivals. */
    synchronized int repeats() {
        return repeats;
    }

    /** The Message-IDs under which different mails arrived. */
    synchronized List<String> altered() {
        return List.copyOf(altered);
    }

    @Override
    public void close() {
        later.shutdownNow();
        smtp.stop();
        imap.stop();
    }
}
