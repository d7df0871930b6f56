package pbem.cli.kill;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import pbem.cli.demo.FreePort;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import pbem.repository.InboxItem;
import pbem.repository.OutboxItem;

/** Faults of the machine: a database held by another process, a full disk, a second server on the same home. */
@Execution(ExecutionMode.CONCURRENT)
class FaultsIT {

    /** EX_TEMPFAIL: the mail server keeps the mail and tries again. */
    private static final int TRY_AGAIN = 75;

    private static final Duration PATIENCE = Duration.ofMinutes(1);
    private static final int MAILS = 30;
    private static final int ALL = 1_000;

    @TempDir
    private Path directory;

    private final Provider provider = new Provider(mail -> {});
    private Path log;

    @BeforeEach
    void start() {
        log = directory.resolve("server.log");
        provider.start();
    }

    @AfterEach
    void stop() {
        provider.close();
    }

    @Test
    void whileAnotherProcessHoldsTheDatabaseTheMailServerIsAskedToTryAgain() throws Exception {
        Home home = home(directory);
        Path mail = Files.write(directory.resolve("1.eml"), help(1, 0));
        try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + home.database());
                Statement statement = other.createStatement()) {
            statement.execute("BEGIN IMMEDIATE");
            assertThat(verb(home, "deliver", mail.toString())).isEqualTo(TRY_AGAIN);
            statement.execute("ROLLBACK");
        }
        assertThat(verb(home, "deliver", mail.toString())).isZero();
        assertThat(inbox(home)).singleElement().satisfies(FaultsIT::isAnswered);
    }

    @Test
    void aRunningServerHandlesDeliveredMailAndTheVerbDoesSoAfterItWasKilled() throws Exception {
        Home home = home(directory);
        try (ServerProcess server = serve(home)) {
            server.awaitServing();
            assertThat(verb(
                            home,
                            "deliver",
                            Files.write(directory.resolve("1.eml"), help(1, 0)).toString()))
                    .isZero();
            await().atMost(PATIENCE).until(() -> provider.taken().size() == 1);
            assertThat(server.kill()).isEqualTo(ServerProcess.KILLED);
        }
        assertThat(home.isServed()).as("a killed server").isFalse();
        assertThat(verb(
                        home,
                        "deliver",
                        Files.write(directory.resolve("2.eml"), help(2, 0)).toString()))
                .isZero();
        assertThat(inbox(home)).hasSize(2).allSatisfy(FaultsIT::isAnswered);
    }

    @Test
    void aServerThatFindsTheDatabaseHeldGoesOnWhenItIsFree() throws Exception {
        Home home = home(directory);
        try (ServerProcess server = serve(home)) {
            server.awaitServing();
            try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + home.database());
                    Statement statement = other.createStatement()) {
                statement.execute("BEGIN IMMEDIATE");
                provider.arrive(help(1, 0));
                await().atMost(PATIENCE).until(this::somethingFailed);
                statement.execute("ROLLBACK");
            }
            await().atMost(PATIENCE).until(() -> provider.taken().size() == 1);
        }
        assertThat(inbox(home)).singleElement().satisfies(FaultsIT::isAnswered);
    }

    @Test
    void aServerThatStartsWhileTheDatabaseIsHeldServesWhenItIsFree() throws Exception {
        Home home = home(directory);
        try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + home.database());
                Statement statement = other.createStatement()) {
            statement.execute("BEGIN IMMEDIATE");
            try (ServerProcess server = serve(home)) {
                await().atMost(PATIENCE).until(() -> said("").contains("the server waits to begin"));
                statement.execute("ROLLBACK");
                server.awaitServing();
                assertThat(server.stop()).isEqualTo(ServerProcess.STOPPED);
            }
        }
    }

    @Test
    void onAFullDiskNothingIsHalfStoredAndTheMailServerIsAskedToTryAgain() throws Exception {
        Path disk = smallDisk();
        try {
            Home home = home(disk);
            Path mail = Files.write(directory.resolve("1.eml"), help(1, 300_000));
            Path filler = fill(disk);
            assertThat(verb(home, "deliver", mail.toString())).isEqualTo(TRY_AGAIN);

            Files.delete(filler);
            assertThat(inbox(home)).isEmpty();
            assertThat(verb(home, "verify")).isZero();
            assertThat(verb(home, "deliver", mail.toString())).isZero();
            assertThat(inbox(home)).singleElement().satisfies(FaultsIT::isAnswered);
        } finally {
            unmount(disk);
        }
    }

    @Test
    void aServerOutlivesAFullDisk() throws Exception {
        Path disk = smallDisk();
        try {
            Home home = home(disk);
            try (ServerProcess server = serve(home)) {
                server.awaitServing();
                Path filler = fill(disk);
                provider.arrive(help(1, 300_000));
                await().atMost(PATIENCE).until(this::somethingFailed);

                Files.delete(filler);
                await().atMost(PATIENCE).until(() -> provider.taken().size() == 1);
                assertThat(server.stop()).isEqualTo(ServerProcess.STOPPED);
            }
            assertThat(inbox(home)).singleElement().satisfies(FaultsIT::isAnswered);
            assertThat(verb(home, "verify")).isZero();
        } finally {
            unmount(disk);
        }
    }

    /** The number of lines does not depend on the number of mails. */
    @Test
    void aFullDiskIsOneLineAMinute() throws Exception {
        Path disk = smallDisk();
        try {
            Home home = home(disk);
            int port = FreePort.any();
            Files.writeString(
                    home.configuration(),
                    provider.configuration().replace("source = \"imap\"", "source = \"lmtp\"") + "[listen]\nport = "
                            + port + "\n");
            try (ServerProcess server = serve(home)) {
                server.awaitServing();
                assertThat(brings(port, help(0, 0))).startsWith("250");
                await().atMost(PATIENCE).until(() -> provider.taken().size() == 1);
                String before = Files.readString(log);
                long began = System.nanoTime();
                Path filler = fill(disk);
                for (int i = 1; i <= MAILS; i++) {
                    assertThat(brings(port, help(i, 300_000))).startsWith("451");
                }
                long minutes = Duration.ofNanos(System.nanoTime() - began).toMinutes();
                assertThat(said(before).lines())
                        .hasSizeBetween(1, (int) minutes + 1)
                        .allMatch(line -> line.contains(" WARN ") && line.contains("the disk is full (SQLITE_FULL)"));

                Files.delete(filler);
                assertThat(brings(port, help(1, 300_000))).startsWith("250");
                assertThat(server.stop()).isEqualTo(ServerProcess.STOPPED);
            }
            assertThat(verb(home, "verify")).isZero();
        } finally {
            unmount(disk);
        }
    }

    @Test
    void aVerbThatFailsOnAFullDiskSaysSoInOneLineAndLeavesNothingHalfWritten() throws Exception {
        Path disk = smallDisk();
        try {
            Home home = home(disk);
            assertThat(verb(home, "player", "add", "alice", "alice@players.example"))
                    .isZero();
            Path mail = Files.write(directory.resolve("1.eml"), help(1, 300_000));
            List<Path> before = files(home.directory());
            fill(disk);
            for (List<String> words : List.of(
                    List.of("deliver", mail.toString()),
                    List.of("backup"),
                    List.of("keys", "rotate"),
                    List.of("tick"),
                    List.of("tool", "compact"),
                    List.of("serve"),
                    List.of("player", "add", "bob", "bob@players.example"))) {
                String said = Files.readString(log);
                assertThat(verb(home, words.toArray(String[]::new)))
                        .as("%s", words)
                        .isNotZero();
                assertThat(said(said).lines())
                        .as("%s", words)
                        .singleElement()
                        .satisfies(line -> assertThat(line).containsPattern("disk is full|No space left"));
            }
            assertThat(files(home.directory()))
                    .filteredOn(file -> !file.getFileName().toString().startsWith("pbem.db-")) // SQLite's own, in use
                    .isEqualTo(before);
        } finally {
            unmount(disk);
        }
    }

    private static List<Path> files(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    /** The lines of the log after this text. */
    private String said(String before) throws IOException {
        return Files.readString(log).substring(before.length());
    }

    /** Brings a mail by LMTP, as a mail server does; returns the answer for its recipient. */
    private static String brings(int port, byte[] mail) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
                BufferedReader answers =
                        new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII))) {
            OutputStream out = socket.getOutputStream();
            answer(answers);
            for (String command :
                    List.of("LHLO x", "MAIL FROM:<a@b.example>", "RCPT TO:<" + Provider.ADDRESS + ">", "DATA")) {
                out.write((command + "\r\n").getBytes(StandardCharsets.US_ASCII));
                answer(answers);
            }
            out.write(mail);
            out.write("\r\n.\r\n".getBytes(StandardCharsets.US_ASCII));
            return answer(answers);
        }
    }

    private static String answer(BufferedReader answers) throws IOException {
        String line = answers.readLine();
        while (line.charAt(3) == '-') {
            line = answers.readLine();
        }
        return line;
    }

    @Test
    void twoServersOfOneMailboxActOnEachMailOnceAndSendEachAnswerOnce() throws Exception {
        Home home = home(directory);
        try (ServerProcess one = serve(home);
                ServerProcess other = serve(home)) {
            for (int i = 0; i < MAILS; i++) {
                provider.arrive(help(i, 0));
            }
            await().atMost(PATIENCE).until(() -> provider.taken().size() == MAILS);
            assertThat(one.stop()).isEqualTo(ServerProcess.STOPPED);
            assertThat(other.stop()).isEqualTo(ServerProcess.STOPPED);
        }
        assertThat(inbox(home)).hasSize(MAILS).allSatisfy(FaultsIT::isAnswered);
        try (PbemServer server = PbemServer.open(home, Map.of())) {
            assertThat(server.outbox().list(ALL))
                    .hasSize(MAILS)
                    .allMatch(mail -> mail.state() == OutboxItem.State.SENT);
        }
        assertThat(provider.repeats()).isZero();
    }

    private Home home(Path where) throws IOException {
        Home home = new Home(where.resolve("home"));
        home.make();
        Files.writeString(home.configuration(), provider.configuration());
        return home;
    }

    private ServerProcess serve(Home home) throws IOException {
        return ServerProcess.start(home.directory(), log, List.of(), "serve");
    }

    private int verb(Home home, String... words) throws Exception {
        try (ServerProcess verb = ServerProcess.start(home.directory(), log, List.of(), words)) {
            return verb.awaitEnd();
        }
    }

    private static List<InboxItem> inbox(Home home) throws Exception {
        try (PbemServer server = PbemServer.open(home, Map.of())) {
            return server.inbox().list(ALL);
        }
    }

    private static void isAnswered(InboxItem mail) {
        assertThat(mail.state()).isEqualTo(InboxItem.State.DONE);
        assertThat(mail.outcome()).contains("answered");
        assertThat(mail.attempts()).isEqualTo(1);
    }

    private boolean somethingFailed() throws IOException {
        return Files.readString(log).contains(" failed ");
    }

    private static byte[] help(int number, int padding) {
        return ("From: player" + number + "@players.example\r\nTo: " + Provider.ADDRESS
                        + "\r\nSubject: help\r\nMessage-ID: <" + number + "@players.example>\r\n\r\n"
                        + "hello\r\n".repeat(padding / 7))
                .getBytes(StandardCharsets.US_ASCII);
    }

    /** A disk of three megabytes; only root may mount one. */
    private Path smallDisk() throws Exception {
        Path disk = Files.createDirectory(directory.resolve("disk"));
        assumeTrue(
                run("mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", disk.toString()) == 0,
                "a small disk cannot be mounted here, so a full one is not tried");
        return disk;
    }

    private static void unmount(Path disk) throws Exception {
        assertThat(run("umount", "-l", disk.toString())).isZero();
    }

    private static int run(String... command) throws Exception {
        try {
            return new ProcessBuilder(command)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
        } catch (IOException noSuchCommand) {
            return -1;
        }
    }

    /** Fills the disk to the last block. */
    private static Path fill(Path disk) throws IOException {
        Path filler = disk.resolve("filler");
        int block = 4_096;
        try {
            for (long free = Files.getFileStore(disk).getUsableSpace(); free > 0; free -= block) {
                Files.write(filler, new byte[block], StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            }
        } catch (IOException full) {
            // the disk is full
        }
        return filler;
    }
}
