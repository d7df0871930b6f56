package pbem.mail.listener;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.DataOutputStream;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.mail.PostOffice;
import pbem.mail.listener.Handover.Fate;
import pbem.mail.reading.Envelope;

/** Mails handed over by a process beside the server, over a real socket. */
class HandoverTest {

    private static final int LARGEST = 100_000;
    private static final Envelope ENVELOPE =
            new Envelope(Optional.of("alice@players.example"), List.of("pbem+abc@example.org", "pbem@example.org"));

    @TempDir
    private Path home;

    private final AtomicInteger news = new AtomicInteger();
    private PostOffice office;
    private Path socket;

    @BeforeEach
    void open() throws IOException {
        office = new PostOffice(home);
        socket = Handover.socket(home);
        Files.createDirectory(socket.getParent());
    }

    @AfterEach
    void close() {
        office.close();
    }

    private HandoverListener listen() {
        return HandoverListener.start(socket, LARGEST, office.inbox(), news::incrementAndGet);
    }

    private Fate bring(Envelope envelope, String... mails) {
        List<byte[]> bytes = new ArrayList<>();
        for (String mail : mails) {
            bytes.add(mail.getBytes(StandardCharsets.US_ASCII));
        }
        return Handover.bring(home, envelope, bytes, false);
    }

    private static String mail(int id) {
        return "From: alice@players.example\r\nMessage-ID: <" + id + "@players.example>\r\n\r\nhelp\r\n";
    }

    private int kept() {
        return office.inbox().list(1_000).size();
    }

    @Test
    void whatTheServerTakesIsInTheInboxWithItsEnvelope() {
        try (HandoverListener listener = listen()) {
            listener.keep();
            assertThat(bring(ENVELOPE, mail(1))).isEqualTo(Fate.DONE);
        }
        assertThat(office.inbox().raw(1).orElseThrow().envelope()).isEqualTo(ENVELOPE);
        assertThat(office.inbox().raw(1).orElseThrow().bytes())
                .asString(StandardCharsets.US_ASCII)
                .isEqualTo(mail(1));
        assertThat(news).hasValue(1);
    }

    @Test
    void aSenderThatNobodyToldIsNotTheNullSender() {
        try (HandoverListener listener = listen()) {
            listener.keep();
            assertThat(bring(Envelope.unknown(), mail(1))).isEqualTo(Fate.DONE);
            assertThat(bring(new Envelope(Optional.of(""), List.of()), mail(2))).isEqualTo(Fate.DONE);
        }
        assertThat(office.inbox().raw(1).orElseThrow().envelope().sender()).isEmpty();
        assertThat(office.inbox().raw(2).orElseThrow().envelope().sender()).contains("");
    }

    @Test
    void severalMailsAndARepeatGoOneAfterTheOther() {
        try (HandoverListener listener = listen()) {
            listener.keep();
            assertThat(bring(ENVELOPE, mail(1), mail(2), mail(1))).isEqualTo(Fate.DONE);
        }
        assertThat(kept()).isEqualTo(2);
    }

    @Test
    void whoeverWaitsIsNotKeptWhenTheServerEnds() throws Exception {
        HandoverListener listener = listen();
        try (SocketChannel channel = SocketChannel.open(UnixDomainSocketAddress.of(socket))) {
            byte[] mail = mail(1).getBytes(StandardCharsets.US_ASCII);
            ByteBuffer said = ByteBuffer.allocate(21 + mail.length).putInt(Handover.MAGIC);
            said.put((byte) 1)
                    .putInt(-1)
                    .putInt(0)
                    .putInt(1)
                    .putInt(mail.length)
                    .put(mail);
            new DataOutputStream(Channels.newOutputStream(channel)).write(said.array());
            assertThat(Channels.newInputStream(channel).read()).isEqualTo(Handover.STORED);
            listener.close();
            assertThat(Channels.newInputStream(channel).read()).isIn(-1, Handover.LATER);
        }
        assertThat(kept()).isEqualTo(1);
    }

    @Test
    void whoeverWaitsForTheEndOfTheirMailKeepsNobodyElseFromBringingOne() throws Exception {
        int many = 20; // more than are served at one time
        ExecutorService couriers = Executors.newFixedThreadPool(many);
        try (HandoverListener listener = listen()) {
            listener.keep();
            List<Future<Fate>> fates = new ArrayList<>();
            for (int i = 1; i <= many; i++) {
                List<byte[]> mail = List.of(mail(i).getBytes(StandardCharsets.US_ASCII));
                fates.add(couriers.submit(() -> Handover.bring(home, ENVELOPE, mail, true)));
                while (kept() < i) {
                    assertThat(fates).as("all wait").noneMatch(Future::isDone);
                    TimeUnit.MILLISECONDS.sleep(10);
                }
            }
            office.intake().work();
            for (Future<Fate> fate : fates) {
                assertThat(fate.get()).isEqualTo(Fate.DONE);
            }
        } finally {
            couriers.shutdownNow();
        }
    }

    @Test
    void aMailThatIsTooLargeIsNotTakenInThisWay() {
        try (HandoverListener listener = listen()) {
            listener.keep();
            assertThat(bring(ENVELOPE, mail(1) + "x".repeat(LARGEST))).isEqualTo(Fate.NOBODY);
            assertThat(bring(ENVELOPE, mail(2))).isEqualTo(Fate.DONE);
        }
        assertThat(kept()).isEqualTo(1);
    }

    @Test
    void whoCannotStoreAMailHasItTriedAgain() {
        try (HandoverListener listener = listen()) {
            listener.keep();
            office.close();
            assertThat(bring(ENVELOPE, mail(1))).isEqualTo(Fate.TRY_AGAIN);
        } finally {
            office = new PostOffice(home);
        }
    }

    @Test
    void whereNoServerListensNobodyTakesIt() throws Exception {
        assertThat(Handover.isOffered(home)).isFalse();
        assertThat(bring(ENVELOPE, mail(1))).isEqualTo(Fate.NOBODY);
        serverThatAnswers(-1).close(); // its socket stays
        assertThat(Handover.isOffered(home)).isTrue();
        assertThat(bring(ENVELOPE, mail(1))).isEqualTo(Fate.NOBODY);
    }

    @Test
    void theSocketOfAKilledServerIsInNobodysWay() throws Exception {
        serverThatAnswers(-1).close();
        try (HandoverListener listener = listen()) {
            listener.keep();
            assertThat(bring(ENVELOPE, mail(1))).isEqualTo(Fate.DONE);
        }
        assertThat(socket).doesNotExist();
        assertThat(socket.getParent()).isEmptyDirectory();
    }

    @Test
    void theNewestServerHasTheSocketAndTheOlderOneWhenThatEnds() {
        try (HandoverListener older = listen()) {
            AtomicInteger newer = new AtomicInteger();
            try (HandoverListener other =
                    HandoverListener.start(socket, LARGEST, office.inbox(), newer::incrementAndGet)) {
                older.keep();
                other.keep();
                assertThat(bring(ENVELOPE, mail(1))).isEqualTo(Fate.DONE);
                assertThat(newer).hasValue(1);
            }
            older.keep();
            assertThat(bring(ENVELOPE, mail(2))).isEqualTo(Fate.DONE);
        }
        assertThat(news).hasValue(1);
        assertThat(socket).doesNotExist();
    }

    @Test
    void aServerThatHangsUpInTheMiddleTakesNothing() throws Exception {
        try (ServerSocketChannel server = serverThatAnswers(-1)) {
            assertThat(bring(ENVELOPE, mail(1))).isEqualTo(Fate.NOBODY);
            assertThat(server.isOpen()).isTrue();
        }
    }

    @Test
    void aServerThatHangsUpAfterItStoredTheMailHasIt() throws Exception {
        try (ServerSocketChannel server = serverThatAnswers(Handover.STORED)) {
            assertThat(Handover.bring(home, ENVELOPE, List.of(new byte[] {1}), true))
                    .isEqualTo(Fate.STORED);
            assertThat(server.isOpen()).isTrue();
        }
    }

    @Test
    void aServerThatHangsIsNotWaitedForEndlessly() throws Exception {
        try (ServerSocketChannel server = server()) {
            assertThat(Handover.bring(home, ENVELOPE, List.of(new byte[5_000_000]), true, 50, 50))
                    .as("it accepts nothing")
                    .isEqualTo(Fate.NOBODY);
            assertThat(Handover.bring(home, ENVELOPE, List.of(new byte[10]), true, 50, 50))
                    .as("it answers nothing")
                    .isEqualTo(Fate.NOBODY);
            assertThat(server.isOpen()).isTrue();
        }
    }

    @Test
    void aPathThatIsTooLongForASocketIsNoFault() throws Exception {
        Path deep = home.resolve("a".repeat(100)).resolve("socket").resolve("deliver");
        Files.createDirectories(deep.getParent());
        try (HandoverListener listener = HandoverListener.start(deep, LARGEST, office.inbox(), news::incrementAndGet)) {
            listener.keep();
            assertThat(deep.getParent()).isEmptyDirectory();
            assertThat(Handover.bring(home.resolve("a".repeat(100)), ENVELOPE, List.of(new byte[] {1}), true))
                    .isEqualTo(Fate.NOBODY);
        }
    }

    @Test
    void whoeverSaysNothingIsHungUpOnAndDoesNotKeepOthersOut() throws Exception {
        try (HandoverListener listener =
                HandoverListener.start(socket, LARGEST, office.inbox(), news::incrementAndGet, 1)) {
            List<SocketChannel> silent = new ArrayList<>();
            for (int i = 0; i < 40; i++) {
                silent.add(SocketChannel.open(UnixDomainSocketAddress.of(socket)));
            }
            assertThat(bring(ENVELOPE, mail(1))).isEqualTo(Fate.DONE);
            listener.keep();
            for (SocketChannel one : silent) {
                assertThat(one.read(ByteBuffer.allocate(1))).isEqualTo(-1);
                one.close();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, Handover.MAGIC + 1, Integer.MIN_VALUE})
    void whatIsNoHandoverIsHungUpOn(int magic) throws Exception {
        assertThat(answerTo(magic, 0, 0, 0)).isEqualTo(-1);
    }

    @Test
    void noCountIsBelievedThatIsOutOfBounds() throws Exception {
        for (int bad : new int[] {-2, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
            assertThat(answerTo(Handover.MAGIC, bad)).as("sender").isEqualTo(-1);
            assertThat(answerTo(Handover.MAGIC, -1, bad)).as("recipients").isEqualTo(-1);
            assertThat(answerTo(Handover.MAGIC, -1, 1, bad)).as("recipient").isEqualTo(-1);
            assertThat(answerTo(Handover.MAGIC, -1, 0, bad)).as("mails").isEqualTo(-1);
        }
        assertThat(answerTo(Handover.MAGIC, -1, 0, 1, -1)).as("mail").isEqualTo(-1);
        assertThat(answerTo(Handover.MAGIC, -1, 0, 1, Integer.MAX_VALUE))
                .as("mail")
                .isEqualTo(Handover.NOT_HERE);
        assertThat(kept()).isZero();
    }

    @Test
    void aMailThatBreaksOffIsNotStored() throws Exception {
        assertThat(answerTo(Handover.MAGIC, -1, 0, 1, 100, 1, 2, 3)).isEqualTo(-1);
        assertThat(kept()).isZero();
    }

    @Test
    void onlyTheOwnerMayUseIt() throws Exception {
        assumeTrue(Files.getFileStore(home).supportsFileAttributeView("posix"), "files have no modes here");
        try (HandoverListener listener = listen()) {
            listener.keep();
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(socket)))
                    .isEqualTo("rw-------");
        }
    }

    /** What the server answers first to these numbers after the magic one, the flag for waiting being put in. */
    private int answerTo(int magic, int... numbers) throws IOException {
        try (HandoverListener listener = listen();
                SocketChannel channel = SocketChannel.open(UnixDomainSocketAddress.of(socket))) {
            DataOutputStream out = new DataOutputStream(Channels.newOutputStream(channel));
            ByteBuffer said =
                    ByteBuffer.allocate(5 + 4 * numbers.length).putInt(magic).put((byte) 0);
            for (int number : numbers) {
                said.putInt(number);
            }
            out.write(said.array());
            channel.shutdownOutput();
            listener.keep();
            return Channels.newInputStream(channel).read();
        }
    }

    /** Accepts by its backlog alone. */
    private ServerSocketChannel server() throws IOException {
        ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
        server.bind(UnixDomainSocketAddress.of(socket));
        return server;
    }

    /** Reads a little, answers with a byte unless that is negative, and hangs up. */
    private ServerSocketChannel serverThatAnswers(int answer) throws IOException {
        ServerSocketChannel server = server();
        Thread thread = new Thread(() -> {
            try (SocketChannel channel = server.accept()) {
                channel.read(ByteBuffer.allocate(1_000));
                if (answer >= 0) {
                    channel.write(ByteBuffer.wrap(new byte[] {(byte) answer}));
                }
            } catch (IOException closed) {
                // as the test wants it
            }
        });
        thread.setDaemon(true);
        thread.start();
        return server;
    }
}
