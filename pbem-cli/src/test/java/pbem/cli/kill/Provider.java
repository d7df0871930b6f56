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
 * A mail provider on loopback, which outlives the server that it serves: the mailbox is fetched over IMAP, and what is sent
 * over SMTP is kept by Message-ID. A real mail server takes a mail more than once if it must, and so does this one.
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

    /** @param reader gets every mail once, however often it comes */
    Provider(Consumer<MimeMessage> reader) {
        this.reader = reader;
    }

    void start() {
        imap.withConfiguration(new GreenMailConfiguration().withSieveIgnoreDetail());
        imap.start();
        mailbox = imap.setUser(ADDRESS, ADDRESS, PASSWORD);
        smtp.start();
    }

    /** Of a server whose provider this is, and whose players write as many mails in an hour as others in a year. */
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

    /** A mail for the server arrives now, and again soon: in the same life of the server or in another one. */
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

    /** The same mail, as it comes by another way. */
    static byte[] again(byte[] mail) {
        return ("Received: from elsewhere by here\r\n" + new String(mail, StandardCharsets.UTF_8))
                .getBytes(StandardCharsets.UTF_8);
    }

    /** Does this once, when the next mail is here but the server that sends it does not know yet. */
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

    /** How many mails lie in the mailbox that nobody has fetched and put aside, or come to it soon. */
    int unfetched() {
        try {
            return onTheWay.get()
                    + imap.getManagers().getImapHostManager().getInbox(mailbox).getMessageCount();
        } catch (FolderException e) {
            throw new IllegalStateException("the mailbox is broken", e);
        }
    }

    /** The Message-IDs of all mails that were sent. */
    synchronized List<String> taken() {
        return List.copyOf(taken.keySet());
    }

    /** The same in the order in which they came first. */
    synchronized List<String> order() {
        return List.copyOf(order);
    }

    /** How many mails came once more. */
    synchronized int repeats() {
        return repeats;
    }

    /** The Message-IDs under which different mails came. */
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
