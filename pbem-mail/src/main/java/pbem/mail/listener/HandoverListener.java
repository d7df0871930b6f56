package pbem.mail.listener;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import pbem.mail.intake.Inbox;
import pbem.mail.intake.RareWarning;
import pbem.mail.reading.Envelope;
import pbem.mail.reading.RawMail;
import pbem.repository.InboxItem;
import pbem.repository.Unavailable;

/**
 * Takes the mails that {@link Handover} brings, until closed. Where there can be no such socket (a path that is too long, a
 * file system without sockets) there is none, and whoever brings a mail stores it themselves.
 *
 * <p>The socket lies in a directory that only its owner may enter: who may not write the home cannot bring anything. The
 * newest server of a home has it. What is waiting beyond the connections that are served at one time is served later.
 */
public final class HandoverListener implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(HandoverListener.class);

    private static final int BUFFER = 16_384;
    private static final int CONNECTIONS = 16;
    private static final int LAST_SECONDS = 15;

    /** So many of those whose mails are stored hear what became of them; more are told at once that it comes later. */
    private static final int CURIOUS = 128;

    /** More of them wait to be accepted. */
    private static final int WAITING = 128;

    /** Of mails of the largest size, as many may be brought at one time; of smaller ones more. */
    private static final int LARGE_MAILS_AT_ONCE = 2;

    /** However much is brought and however it trickles, nobody keeps a connection for longer. */
    static final int SECONDS = 60;

    private static final long ACTED_WITHIN_NANOS = TimeUnit.SECONDS.toNanos(5);
    private static final long LONGEST_PAUSE_MILLIS = 100;

    private final Path socket;
    private final int largest;
    private final Inbox inbox;
    private final Runnable news;
    private final int seconds;
    private final BodyBudget budget;
    private final Semaphore free = new Semaphore(CONNECTIONS);
    private final Semaphore curious = new Semaphore(CURIOUS);
    private final Set<SocketChannel> open = ConcurrentHashMap.newKeySet();
    private final ExecutorService threads = Executors.newCachedThreadPool(work -> new Thread(work, "pbem-handover"));
    private final ScheduledThreadPoolExecutor patience =
            new ScheduledThreadPoolExecutor(1, work -> new Thread(work, "pbem-handover-patience"));

    private Optional<ServerSocketChannel> listening = Optional.empty();
    private Optional<Object> file = Optional.empty();
    private volatile boolean closed;

    private HandoverListener(Path socket, int largest, Inbox inbox, Runnable news, int seconds) {
        this.socket = socket;
        this.largest = largest;
        this.inbox = inbox;
        this.news = news;
        this.seconds = seconds;
        this.budget = new BodyBudget(LARGE_MAILS_AT_ONCE, largest);
        this.patience.setRemoveOnCancelPolicy(true);
    }

    /**
     * Listens on threads of its own.
     *
     * @param socket where; its directory is there, and only its owner may enter it
     * @param largest larger mails are not taken in this way
     * @param news called after every mail that was stored; must return soon
     */
    public static HandoverListener start(Path socket, int largest, Inbox inbox, Runnable news) {
        return start(socket, largest, inbox, news, SECONDS);
    }

    /** @param seconds for which a connection may last */
    static HandoverListener start(Path socket, int largest, Inbox inbox, Runnable news, int seconds) {
        HandoverListener listener = new HandoverListener(socket, largest, inbox, news, seconds);
        listener.keep();
        return listener;
    }

    /** Listens again where the socket is gone, with another server that had it perhaps. From any thread. */
    public synchronized void keep() {
        boolean listens = listening.filter(ServerSocketChannel::isOpen).isPresent();
        if (closed || listens && Files.exists(socket)) {
            return;
        }
        hangUp();
        try {
            listen();
        } catch (IOException | UnsupportedOperationException e) {
            LOG.debug("no socket {}", socket, e);
            hangUp();
        }
    }

    /** It is made under another name first: a socket that a killed server left there is in nobody's way then. */
    private void listen() throws IOException {
        Path fresh = socket.resolveSibling(Long.toString(ProcessHandle.current().pid()));
        Files.deleteIfExists(fresh);
        ServerSocketChannel channel = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
        listening = Optional.of(channel);
        channel.bind(UnixDomainSocketAddress.of(fresh), WAITING);
        try {
            forOwnerOnly(fresh);
            file = key(fresh);
            Files.move(fresh, socket, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(fresh);
        }
        try {
            threads.execute(() -> accept(channel));
        } catch (RuntimeException | Error e) {
            close(channel);
            throw e;
        }
    }

    /** Whatever the directory allows. */
    private static void forOwnerOnly(Path file) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(file, PosixFileAttributeView.class);
        if (view != null) {
            view.setPermissions(PosixFilePermissions.fromString("rw-------"));
        }
    }

    private static Optional<Object> key(Path file) throws IOException {
        return Optional.ofNullable(
                Files.readAttributes(file, BasicFileAttributes.class).fileKey());
    }

    private boolean isOurs() {
        try {
            return file.isPresent() && key(socket).equals(file);
        } catch (IOException e) {
            return false;
        }
    }

    private void hangUp() {
        listening.ifPresent(HandoverListener::close);
        listening = Optional.empty();
        file = Optional.empty();
    }

    private void accept(ServerSocketChannel channel) {
        try {
            while (!closed) {
                free.acquire();
                boolean served = false;
                try {
                    SocketChannel connection = channel.accept();
                    open.add(connection);
                    threads.execute(() -> serve(connection));
                    served = true;
                } finally {
                    if (!served) {
                        free.release();
                    }
                }
            }
        } catch (IOException | InterruptedException e) {
            LOG.debug("no more on {}", socket, e);
            close(channel); // so that the next look begins anew, unless this is the end
        } catch (RuntimeException | Error e) {
            close(channel); // so that the next look begins anew
            if (!closed) {
                LOG.error("no mail is handed over for a while", e);
            }
        }
    }

    private void serve(SocketChannel connection) {
        try {
            Optional<List<Long>> stored = taken(connection);
            if (stored.isPresent()) {
                Channels.newOutputStream(connection).write(end(stored.get()));
            }
        } catch (IOException e) {
            LOG.debug("who brought a mail hung up, or said what nobody understands", e);
        } catch (RuntimeException | Error e) {
            if (!closed) {
                LOG.error("a mail was not taken", e);
            }
        } finally {
            close(connection);
            open.remove(connection);
        }
    }

    /**
     * Stores what is brought, and makes room for the next who brings something.
     *
     * @return what was stored, if whoever brought it waits to hear of its end
     */
    private Optional<List<Long>> taken(SocketChannel connection) throws IOException {
        try {
            Future<?> end = patience.schedule(() -> close(connection), seconds, TimeUnit.SECONDS);
            try {
                return converse(connection);
            } finally {
                end.cancel(false);
            }
        } finally {
            free.release();
        }
    }

    private Optional<List<Long>> converse(SocketChannel connection) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(Channels.newInputStream(connection), BUFFER));
        OutputStream out = Channels.newOutputStream(connection);
        expect(in.readInt() == Handover.MAGIC);
        boolean untilActed = in.readByte() != 0;
        Envelope envelope = envelope(in);
        int mails = in.readInt();
        expect(mails >= 0 && mails <= Handover.MOST_MAILS);
        List<Long> stored = new ArrayList<>();
        boolean all = true;
        for (int i = 0; all && i < mails; i++) {
            int answer = take(in, envelope, stored);
            out.write(answer);
            all = answer == Handover.STORED;
        }
        return all && untilActed ? Optional.of(stored) : Optional.empty();
    }

    private static Envelope envelope(DataInputStream in) throws IOException {
        int length = in.readInt();
        Optional<String> sender = length == -1 ? Optional.empty() : Optional.of(text(in, length));
        int many = in.readInt();
        expect(many >= 0 && many <= Handover.MOST_RECIPIENTS);
        List<String> recipients = new ArrayList<>();
        for (int i = 0; i < many; i++) {
            recipients.add(text(in, in.readInt()));
        }
        return new Envelope(sender, recipients);
    }

    private static String text(DataInputStream in, int length) throws IOException {
        expect(length >= 0 && length <= Handover.LONGEST_ADDRESS);
        byte[] bytes = new byte[length];
        in.readFully(bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private int take(DataInputStream in, Envelope envelope, List<Long> stored) throws IOException {
        int length = in.readInt();
        expect(length > 0);
        if (length > largest) {
            return Handover.NOT_HERE;
        }
        Optional<BodyBudget.Body> body = budget.read(in, length);
        if (body.isEmpty()) {
            return Handover.NOT_HERE;
        }
        try (BodyBudget.Body held = body.get()) {
            byte[] mail = held.bytes();
            expect(mail.length == length);
            return store(new RawMail(mail, envelope), stored);
        }
    }

    private int store(RawMail mail, List<Long> stored) {
        try {
            stored.add(inbox.receive(mail).id());
            news.run();
            return Handover.STORED;
        } catch (Unavailable e) {
            RareWarning.OF_THE_DATABASE.say(
                    "mails are not stored, and who brings them is asked to try again: {}", e.getMessage());
            return Handover.TRY_AGAIN;
        } catch (RuntimeException e) {
            LOG.error("a mail was not stored", e);
            return Handover.TRY_AGAIN;
        }
    }

    private int end(List<Long> stored) {
        if (!curious.tryAcquire()) {
            return Handover.LATER;
        }
        try {
            return areActedOn(stored) ? Handover.ACTED : Handover.LATER;
        } finally {
            curious.release();
        }
    }

    /** Waits for it, but not for ever. */
    private boolean areActedOn(List<Long> mails) {
        long end = System.nanoTime() + ACTED_WITHIN_NANOS;
        long pause = 5;
        boolean acted = mails.stream().allMatch(this::isActedOn);
        try {
            while (!acted && !closed && System.nanoTime() < end) {
                Thread.sleep(pause);
                pause = Math.min(LONGEST_PAUSE_MILLIS, pause * 3 / 2);
                acted = mails.stream().allMatch(this::isActedOn);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return acted;
    }

    /** Or was tried in vain, at least once. */
    private boolean isActedOn(long mail) {
        return inbox.item(mail)
                .filter(item ->
                        item.state() == InboxItem.State.WAITING && item.reason().isEmpty())
                .isEmpty();
    }

    private static void expect(boolean said) throws IOException {
        if (!said) {
            throw new IOException("these are not the words of a handover");
        }
    }

    private static void close(AutoCloseable channel) {
        try {
            channel.close();
        } catch (Exception e) {
            LOG.debug("cannot hang up", e);
        }
    }

    /** Hangs up, and waits for what is just being stored. */
    @Override
    public void close() {
        synchronized (this) {
            closed = true;
            if (isOurs()) {
                try {
                    Files.deleteIfExists(socket);
                } catch (IOException e) {
                    LOG.debug("{} stays", socket, e);
                }
            }
            hangUp();
        }
        open.forEach(HandoverListener::close);
        patience.shutdownNow();
        threads.shutdown();
        try {
            if (!threads.awaitTermination(LAST_SECONDS, TimeUnit.SECONDS)) {
                LOG.warn("a mail was still being stored after {} seconds", LAST_SECONDS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
