package pbem.bench.loop;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import pbem.bench.Server;

/** A server in its own process, with the players who write to it and the mail server that takes its mails. */
final class Contender implements Closeable {

    /** The number of connections that a busy mail server opens to one destination. */
    private static final int CONNECTIONS = 8;

    private static final String WRITTEN = "write_bytes: ";

    private final PlayedBoards boards;
    private final Sink sink;
    private Server server;
    private int port;
    private Optional<String> mailbox = Optional.empty();

    Contender(int count, int plies, long seed) throws IOException {
        this(count, plies, seed, 0);
    }

    /**
     * @param played the number of moves already played on each board
     * @param plies the largest number of further moves
     */
    Contender(int count, int plies, long seed, int played) throws IOException {
        boards = new PlayedBoards(count, plies, new Random(seed), played);
        sink = new Sink(boards::take);
    }

    PlayedBoards boards() {
        return boards;
    }

    int sinkPort() {
        return sink.port();
    }

    /**
     * From now on delivers the players' mail over LMTP to a mailbox, from which the server fetches it.
     *
     * @param user the owner of the mailbox; mail to every reply address goes there
     */
    void writeTo(MailboxServer mailboxes, String user) {
        mailbox = Optional.of(user + "@bench.example");
        port = mailboxes.lmtp();
    }

    /**
     * Starts the server.
     *
     * @param ready the start of the line that says that the server is ready
     * @param listening the server's port; 0 if that line ends with the port
     */
    void start(List<String> jvm, String main, List<String> arguments, Path log, String ready, int listening)
            throws IOException {
        server = Server.start(jvm, main, arguments, log, ready);
        if (mailbox.isEmpty()) {
            String line = server.ready();
            port = listening > 0 ? listening : Integer.parseInt(line.substring(line.lastIndexOf(' ') + 1));
        }
        for (int i = 0; i < CONNECTIONS; i++) {
            Thread courier = new Thread(this::carry, "courier-" + i);
            courier.setDaemon(true);
            courier.start();
        }
    }

    /** Sends the players' mails. A new connection replaces one that the server closed after a long silence. */
    private void carry() {
        try {
            PlayedBoards.Letter letter = boards.ready().take();
            while (true) {
                letter = carry(letter);
            }
        } catch (IOException e) {
            if (server.process().isAlive()) {
                throw new UncheckedIOException("the server does not answer its players", e);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Sends mails over one connection.
     *
     * @return the mail that failed, to be sent over the next connection
     */
    private PlayedBoards.Letter carry(PlayedBoards.Letter first) throws IOException, InterruptedException {
        PlayedBoards.Letter letter = first;
        try (MailClient client = new MailClient(port, mailbox.isPresent() ? "LHLO" : "EHLO")) {
            client.send(letter.from(), List.of(mailbox.orElse(letter.to())), letter.mail());
            while (true) {
                letter = boards.ready().take();
                try {
                    client.send(letter.from(), List.of(mailbox.orElse(letter.to())), letter.mail());
                } catch (IOException e) {
                    return letter;
                }
            }
        }
    }

    /**
     * The measurements of a segment.
     *
     * @param processor the server's processor time in seconds
     * @param written the number of bytes that the server wrote to the disk; 0 where the system does not report it
     */
    record Segment(long moves, long bytes, double seconds, double processor, long written) {

        /** The server's processor time for a move, in milliseconds. */
        double processorPerMove() {
            return 1_000 * processor / Math.max(1, moves);
        }

        double kilobytesPerMove() {
            return written / 1_000.0 / Math.max(1, moves);
        }

        double rate() {
            return moves / seconds;
        }
    }

    /** Plays all boards for that many seconds and then waits until all moves on their way are done. */
    Segment play(double seconds) throws InterruptedException {
        return play(seconds, board -> true);
    }

    /** Plays some boards for that many seconds and then waits until all moves on their way are done. */
    Segment play(double seconds, IntPredicate which) throws InterruptedException {
        long movesBefore = boards.moves();
        long bytesBefore = boards.bytes();
        double processorBefore = processor();
        long writtenBefore = written();
        long begin = System.nanoTime();
        boards.play(which);
        TimeUnit.MILLISECONDS.sleep((long) (seconds * 1_000));
        long moves = boards.moves() - movesBefore;
        long bytes = boards.bytes() - bytesBefore;
        double took = (System.nanoTime() - begin) / 1e9;
        double processor = processor() - processorBefore;
        long written = written() - writtenBefore;
        boards.rest();
        long last = -1;
        for (int still = 0; still < 20; still++) { // a second without a move ends the wait
            if (boards.moves() != last) {
                last = boards.moves();
                still = 0;
            }
            TimeUnit.MILLISECONDS.sleep(50);
        }
        return new Segment(moves, bytes, took, processor, written);
    }

    private double processor() {
        return server.work().toMillis() / 1_000.0;
    }

    private long written() {
        try (Stream<String> lines =
                Files.lines(Path.of("/proc", Long.toString(server.process().pid()), "io"))) {
            return lines.filter(line -> line.startsWith(WRITTEN))
                    .mapToLong(line -> Long.parseLong(line.substring(WRITTEN.length())))
                    .findFirst()
                    .orElse(0);
        } catch (IOException e) {
            return 0; // not available on every system or to every user
        }
    }

    @Override
    public void close() throws IOException {
        if (server != null) {
            server.close();
        }
        sink.close();
    }
}
