package pbem.mail.listener;

import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import pbem.mail.reading.Envelope;

/**
 * Mails handed to the running server of a home, through a socket in that home; the other end is {@link HandoverListener}.
 * Whoever brings a mail so need not open the database, and their process loads little: nothing here, so, wants lambdas,
 * texts put together, or a library.
 *
 * <p>The words of the two, integers being of four bytes, the highest first, and texts UTF-8 after their length:
 *
 * <ol>
 *   <li>{@link #MAGIC}, which changes with this list; one byte, 1 to be told when the mails are acted on;
 *   <li>the envelope: the sender (length -1: not known), the number of recipients, and each;
 *   <li>the number of mails; each one's length and bytes, the next after the {@link #STORED} of the one before;
 *   <li>the server's one byte for each mail: {@link #STORED} once it is durable, {@link #TRY_AGAIN}, or {@link #NOT_HERE} if
 *       it does not take it in this way;
 *   <li>after the last, if that was wanted: {@link #ACTED}, or {@link #LATER}.
 * </ol>
 *
 * <p>Who says nothing more, or something else, hangs up. A mail that the server had stored before that may be brought to the
 * inbox again: it is stored once.
 */
public final class Handover {

    static final int MAGIC = 0x50424d31;

    static final int STORED = 'S';
    static final int NOT_HERE = 'N';
    static final int TRY_AGAIN = 'T';
    static final int ACTED = 'A';
    static final int LATER = 'L';

    static final int MOST_RECIPIENTS = 100;
    static final int LONGEST_ADDRESS = 4_096;
    static final int MOST_MAILS = 1_000;

    /** A server that has not stored them by then hangs, or is very busy. */
    private static final int STORED_WITHIN_MILLIS = 15_000;

    /** A little more than the server takes to say that it did not. */
    private static final int ACTED_WITHIN_MILLIS = 6_000;

    /** What became of the mails. */
    public enum Fate {
        /** They are in the inbox, and the server acted on them, unless nobody asked it to tell. */
        DONE,
        /** They are in the inbox, and will be acted on. */
        STORED,
        /** Not all of them are in the inbox, and they must be brought again. */
        TRY_AGAIN,
        /** No server takes them in this way: bring them to the inbox yourself. */
        NOBODY
    }

    private Handover() {}

    /** Where the socket of a home is, in a directory that only its owner may enter. */
    public static Path socket(Path home) {
        return home.resolve("socket").resolve("deliver");
    }

    /** Whether there may be a server; one that was killed leaves its socket behind. */
    public static boolean isOffered(Path home) {
        return Files.exists(socket(home));
    }

    /**
     * Hands mails over, all with the same envelope.
     *
     * @param untilActed whether to wait until the server acted on them, which takes 5 seconds at most
     */
    public static Fate bring(Path home, Envelope envelope, List<byte[]> mails, boolean untilActed) {
        return bring(home, envelope, mails, untilActed, STORED_WITHIN_MILLIS, ACTED_WITHIN_MILLIS);
    }

    /** @param storeMillis how long to wait until all are stored, and then as long as {@code actMillis} */
    static Fate bring(
            Path home, Envelope envelope, List<byte[]> mails, boolean untilActed, int storeMillis, int actMillis) {
        if (!fits(envelope, mails)) {
            return Fate.NOBODY;
        }
        boolean stored = false;
        try (SocketChannel channel = SocketChannel.open(UnixDomainSocketAddress.of(socket(home)))) {
            Patience patience = new Patience(channel);
            patience.start(storeMillis);
            DataOutputStream out =
                    new DataOutputStream(new BufferedOutputStream(Channels.newOutputStream(channel), 16_384));
            DataInputStream in = new DataInputStream(Channels.newInputStream(channel));
            greet(out, envelope, mails.size(), untilActed);
            for (byte[] mail : mails) {
                out.writeInt(mail.length);
                out.write(mail);
                out.flush();
                int answer = in.read();
                if (answer != STORED) {
                    return answer == TRY_AGAIN ? Fate.TRY_AGAIN : Fate.NOBODY;
                }
            }
            stored = true;
            patience.start(actMillis);
            return !untilActed || in.read() == ACTED ? Fate.DONE : Fate.STORED;
        } catch (IOException | UnsupportedOperationException e) {
            return stored ? Fate.STORED : Fate.NOBODY;
        }
    }

    private static boolean fits(Envelope envelope, List<byte[]> mails) {
        boolean fits = mails.size() <= MOST_MAILS && envelope.recipients().size() <= MOST_RECIPIENTS;
        for (String recipient : envelope.recipients()) {
            fits &= bytes(recipient).length <= LONGEST_ADDRESS;
        }
        return fits && bytes(envelope.sender().orElse("")).length <= LONGEST_ADDRESS;
    }

    private static void greet(DataOutputStream out, Envelope envelope, int mails, boolean untilActed)
            throws IOException {
        out.writeInt(MAGIC);
        out.writeByte(untilActed ? 1 : 0);
        Optional<String> sender = envelope.sender();
        if (sender.isPresent()) {
            write(out, sender.get());
        } else {
            out.writeInt(-1);
        }
        out.writeInt(envelope.recipients().size());
        for (String recipient : envelope.recipients()) {
            write(out, recipient);
        }
        out.writeInt(mails);
    }

    private static void write(DataOutputStream out, String text) throws IOException {
        byte[] bytes = bytes(text);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** Hangs up when the time is over: such a channel has no time limit of its own. */
    private static final class Patience extends Thread {

        private final SocketChannel channel;
        private long end;

        Patience(SocketChannel channel) {
            super("pbem-patience");
            this.channel = channel;
            setDaemon(true);
        }

        /** From now on; what is left of the time before is forgotten. */
        synchronized void start(int millis) {
            end = System.nanoTime() + millis * 1_000_000L;
            if (getState() == State.NEW) {
                start();
            }
        }

        @Override
        public void run() {
            try {
                while (left() > 0) {
                    Thread.sleep(Math.max(1, left() / 1_000_000));
                }
                channel.close();
            } catch (InterruptedException | IOException e) {
                // then the one that waits is left to itself
            }
        }

        private synchronized long left() {
            return channel.isOpen() ? end - System.nanoTime() : 0;
        }
    }
}
