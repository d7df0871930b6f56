package pbem.cli.demo;

import static java.time.Duration.ofSeconds;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import pbem.game.Act;
import pbem.player.Player;
import pbem.record.GameRecord;

/** {@code pbem demo} and {@code rehearse} as processes, where the environment names a real server. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "a process cannot be asked to stop there, only be ended")
class DemoProcessTest {

    /** 128 plus the number of SIGTERM. */
    private static final int STOPPED = 128 + 15;

    @TempDir
    private Path directory;

    private Home real;
    private Path temporary;
    private Process process;

    @BeforeEach
    void start() throws Exception {
        real = new Home(directory.resolve("real"));
        real.make();
        temporary = Files.createDirectory(directory.resolve("tmp"));
    }

    @AfterEach
    void end() {
        if (process != null) {
            process.destroyForcibly();
        }
    }

    @Test
    void aServerThatTheEnvironmentNamesIsLeftAlone() throws Exception {
        mailWaits();
        byte[] before = Files.readAllBytes(real.database());
        demo();
        assertThat(stopped()).isEqualTo(STOPPED);
        assertThat(real.database()).hasBinaryContent(before);
        assertThat(output())
                .contains("PBeM demo is running")
                .doesNotContain(real.directory().toString());
    }

    @Test
    void whenItIsStoppedItComplainsOfNothingAndLeavesNothingBehind() throws Exception {
        demo();
        await().atMost(ofSeconds(60)).until(() -> alicesMail().contains("bob played")); // the demo works
        assertThat(temporary).isNotEmptyDirectory();
        assertThat(stopped()).isEqualTo(STOPPED);
        assertThat(temporary).isEmptyDirectory();
        assertThat(errors()).doesNotContain("Exception").doesNotContain("ERROR").doesNotContain("WARN");
    }

    @Test
    void aDemoStoppedWhileItStartsLeavesNothingBehind() throws Exception {
        launch();
        await().atMost(ofSeconds(60)).until(this::hasHome);
        assertThat(stopped()).isEqualTo(STOPPED);
        assertThat(temporary).isEmptyDirectory();
    }

    @Test
    void aHomeOnTheCommandLineIsRefused() throws Exception {
        launch("--home", real.directory().toString());
        assertThat(process.waitFor()).isEqualTo(2);
        assertThat(errors()).contains("the demo has a temporary home of its own and works in no other");
        assertThat(temporary).isEmptyDirectory();
    }

    @Test
    void aRehearsalOfVerbsAsksNoDatabaseOfTheEnvironment() throws Exception {
        run(List.of("rehearse", "verbs"));
        assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).as(errors()).isZero();
        assertThat(output()).contains("board 101");
        assertThat(temporary).isEmptyDirectory();
    }

    private void mailWaits() throws Exception {
        try (PbemServer server = PbemServer.open(real, Map.of())) {
            Act<GameRecord> act = server.store().change(tx -> {
                for (String user : List.of("carol", "dave")) {
                    Player made = tx.players()
                            .enrol(
                                    user,
                                    user + "@players.example",
                                    server.clock().instant());
                    assertThat(made.user()).isEqualTo(user);
                }
                return server.administration()
                        .start(
                                tx,
                                server.games().named("cholone").orElseThrow(),
                                List.of("carol", "dave"),
                                Map.of(),
                                Map.of(),
                                server.clock().instant());
            });
            assertThat(act).isInstanceOf(Act.Done.class);
        }
    }

    private void demo() throws IOException {
        launch();
        await().atMost(ofSeconds(120))
                .failFast(() -> assertThat(process.isAlive()).as(errors()).isTrue())
                .until(() -> output().contains("Stop with Ctrl-C."));
    }

    private String alicesMail() throws Exception {
        Matcher page = Pattern.compile("http://\\S+/mail/alice").matcher(output());
        assertThat(page.find()).isTrue();
        return HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(URI.create(page.group())).build(), HttpResponse.BodyHandlers.ofString())
                .body();
    }

    private void launch(String... options) throws IOException {
        run(Stream.concat(Stream.of("demo", "--any-ports"), Stream.of(options)).toList());
    }

    private void run(List<String> words) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        if (Runtime.version().feature() >= 24) { // as in the jar's manifest; otherwise Java warns
            command.add("--enable-native-access=ALL-UNNAMED");
        }
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-Djava.io.tmpdir=" + temporary));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), "pbem.cli.Main"));
        command.addAll(words);
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("PBEM_HOME", real.directory().toString());
        builder.environment().put("PBEM_DATABASE_URL", "jdbc:postgresql://127.0.0.1:1/nobody-is-there");
        process = builder.redirectOutput(directory.resolve("output").toFile())
                .redirectError(directory.resolve("errors").toFile())
                .start();
    }

    private boolean hasHome() throws IOException {
        try (Stream<Path> made = Files.list(temporary)) {
            return made.anyMatch(path -> path.getFileName().toString().startsWith("pbem-demo-"));
        }
    }

    /** The exit code of the process after SIGTERM. */
    private int stopped() throws InterruptedException {
        process.destroy();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return process.exitValue();
    }

    private String output() throws IOException {
        return Files.readString(directory.resolve("output"));
    }

    private String errors() throws IOException {
        return Files.readString(directory.resolve("errors"));
    }
}
