package pbem.cli.kill;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.cli.demo.FreePort;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import pbem.repository.InboxItem;

/**
 * A PostgreSQL is stopped for a while, as its admin might stop it for an hour, and comes back. No mail is lost, every
 * caller is told what to do, the log does not fill, and the server goes on by itself.
 */
class DatabaseStoppedIT {

    /** EX_TEMPFAIL: the mail server keeps the mail and tries again. */
    private static final int TRY_AGAIN = 75;

    private static final Duration PATIENCE = Duration.ofMinutes(1);
    private static final int MAILS = 10;

    @TempDir
    private Path directory;

    private final Provider provider = new Provider(mail -> {});
    private final HttpClient browser = HttpClient.newHttpClient();
    private final int listens = FreePort.any();
    private final int site = FreePort.any();
    private Path log;
    private Home home;
    private RealPostgresql database;

    DatabaseStoppedIT() throws IOException {}

    @BeforeEach
    void start() throws Exception {
        log = directory.resolve("server.log");
        database = RealPostgresql.make();
        database.start();
        database.sql("CREATE DATABASE pbem");
        provider.start();
        home = new Home(directory.resolve("home"));
        Files.createDirectories(home.directory());
    }

    @AfterEach
    void stop() throws IOException {
        provider.close();
        database.close();
    }

    private void configure(String source) throws Exception {
        Files.writeString(
                home.configuration(),
                provider.configuration()
                                .replace("source = \"imap\"", "source = \"" + source + "\"")
                                .replace("patience_seconds = 2", """
                                        patience_seconds = 1
                                        url = "jdbc:postgresql://127.0.0.1:%d/pbem"
                                        user = "%s"
                                        """.formatted(database.port(), RealPostgresql.USER))
                                .replace("enabled = false", "port = " + site)
                        + "[listen]\nport = " + listens + "\n");
        assertThat(verb("setup", "--defaults")).isZero();
    }

    @Test
    void mail_is_put_off_pages_say_so_and_all_goes_on_by_itself() throws Exception {
        configure("smtp");
        try (ServerProcess server = serve()) {
            server.awaitServing();
            assertThat(MailRoute.brings(listens, help(0))).startsWith("250");
            await().atMost(PATIENCE).until(() -> provider.taken().size() == 1);
            assertThat(get("/readyz").statusCode()).isEqualTo(200);
            String page = get("/").body();

            String before = Files.readString(log);
            long began = System.nanoTime();
            database.stop();
            assertThat(get("/").statusCode()).isEqualTo(503);
            assertThat(get("/healthz").body()).isEqualTo("ok");
            await().atMost(PATIENCE).until(() -> get("/readyz").statusCode() == 503);
            assertThat(get("/readyz").body())
                    .contains("\"database\":{\"state\":\"away\"")
                    .doesNotContain("127.0.0.1");
            List<CompletableFuture<String>> answers =
                    IntStream.rangeClosed(1, 3).mapToObj(this::brought).toList(); // none waits for another
            Path mail = Files.write(directory.resolve("9.eml"), help(9));
            assertThat(verb("deliver", mail.toString())).isEqualTo(TRY_AGAIN);
            assertThat(get("/boards").statusCode()).isEqualTo(503);
            assertThat(answers).allSatisfy(answer -> assertThat(answer.get()).startsWith("451"));
            long minutes = Duration.ofNanos(System.nanoTime() - began).toMinutes();
            assertThat(Files.readString(log)
                            .substring(before.length())
                            .lines()
                            .filter(line -> !line.startsWith("pbem:"))) // deliver says these to its caller
                    .hasSizeLessThanOrEqualTo((int) minutes + 1)
                    .allMatch(line -> line.contains(" WARN ") && line.contains("the database is not available"));

            database.start();
            for (int i = 1; i <= 3; i++) {
                byte[] again = help(i);
                await().atMost(PATIENCE)
                        .until(() -> MailRoute.brings(listens, again).startsWith("250"));
            }
            await().atMost(PATIENCE).until(() -> provider.taken().size() == 4);
            await().atMost(PATIENCE).until(() -> get("/readyz").statusCode() == 200);
            assertThat(get("/").body()).isEqualTo(page);
            assertThat(server.stop()).isEqualTo(ServerProcess.STOPPED);
        }
        assertThat(inbox()).hasSize(4).allMatch(mail -> mail.state() == InboxItem.State.DONE && mail.attempts() == 1);
    }

    @Test
    void mail_stays_in_its_mailbox_and_a_server_that_starts_meanwhile_waits() throws Exception {
        configure("imap");
        database.stop();
        for (int i = 0; i < MAILS; i++) {
            provider.arrive(help(i));
        }
        try (ServerProcess server = serve()) {
            await().atMost(PATIENCE).until(() -> Files.readString(log).contains("the server waits to begin"));
            TimeUnit.SECONDS.sleep(3);
            assertThat(server.isAlive()).isTrue();
            assertThat(provider.unfetched()).isEqualTo(MAILS);
            database.start();
            await().atMost(PATIENCE).until(() -> provider.taken().size() == MAILS);
            await().atMost(PATIENCE).until(() -> provider.unfetched() == 0);

            database.stop();
            provider.arrive(help(MAILS));
            TimeUnit.SECONDS.sleep(3);
            assertThat(provider.unfetched()).isEqualTo(1);
            database.start();
            await().atMost(PATIENCE).until(() -> provider.taken().size() == MAILS + 1);
            assertThat(server.stop()).isEqualTo(ServerProcess.STOPPED);
        }
        assertThat(inbox())
                .hasSize(MAILS + 1)
                .allMatch(mail -> mail.state() == InboxItem.State.DONE && mail.attempts() == 1);
        assertThat(Files.readAllLines(log)).noneMatch(line -> line.contains(" ERROR "));
    }

    private CompletableFuture<String> brought(int number) {
        return CompletableFuture.supplyAsync(
                () -> {
                    try {
                        return MailRoute.brings(listens, help(number));
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                },
                task -> new Thread(task).start());
    }

    private HttpResponse<String> get(String path) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + site + path))
                .timeout(PATIENCE)
                .build();
        return browser.send(request, HttpResponse.BodyHandlers.ofString());
    }

    private List<InboxItem> inbox() throws Exception {
        try (PbemServer server = PbemServer.open(home, Map.of())) {
            return server.inbox().list(1_000);
        }
    }

    private ServerProcess serve() throws IOException {
        return ServerProcess.start(home.directory(), log, List.of(), "serve");
    }

    private int verb(String... words) throws Exception {
        try (ServerProcess verb = ServerProcess.start(home.directory(), log, List.of(), words)) {
            return verb.awaitEnd();
        }
    }

    private static byte[] help(int number) {
        return ("From: player" + number + "@players.example\r\nTo: " + Provider.ADDRESS
                        + "\r\nSubject: help\r\nMessage-ID: <" + number + "@players.example>\r\n\r\nhello\r\n")
                .getBytes(StandardCharsets.US_ASCII);
    }
}
