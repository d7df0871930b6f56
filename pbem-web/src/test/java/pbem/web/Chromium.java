package pbem.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import pbem.testkit.Programs;

/** A real browser without a window, driven by its debugging protocol. */
final class Chromium implements AutoCloseable {

    private static final Duration PATIENCE = Duration.ofSeconds(90);
    private static final String[] NAMES = {"chromium", "chromium-browser", "google-chrome"};
    private static final List<String> FLAGS = List.of(
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--disable-dev-shm-usage",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--hide-scrollbars",
            "--remote-debugging-port=0");

    private final Process process;
    private final Path profile;
    private final int port;

    private Chromium(Process process, Path profile, int port) {
        this.process = process;
        this.profile = profile;
        this.port = port;
    }

    /** Skips the test where there is no browser, unless the environment requires one. */
    static Chromium start() {
        Path program = Programs.of("chromium", NAMES);
        try {
            Path profile = Files.createTempDirectory("chromium");
            Process process = new ProcessBuilder(command(program, profile))
                    .redirectErrorStream(true)
                    .redirectOutput(profile.resolve("chromium.log").toFile())
                    .start();
            return new Chromium(process, profile, port(process, profile));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> command(Path program, Path profile) {
        return Stream.of(List.of(program.toString()), FLAGS, List.of("--user-data-dir=" + profile, "about:blank"))
                .flatMap(List::stream)
                .toList();
    }

    /** Chromium writes the port that it chose into its profile. */
    private static int port(Process process, Path profile) throws IOException {
        Path file = profile.resolve("DevToolsActivePort");
        Instant end = Instant.now().plus(PATIENCE);
        while (Instant.now().isBefore(end) && process.isAlive()) {
            if (Files.exists(file)) {
                List<String> lines = Files.readAllLines(file);
                if (lines.size() > 1) {
                    return Integer.parseInt(lines.get(0));
                }
            }
            pause();
        }
        throw new AssertionError("chromium does not start: " + Files.readString(profile.resolve("chromium.log")));
    }

    static void pause() {
        try {
            TimeUnit.MILLISECONDS.sleep(10);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }

    /** Opens a new tab. */
    Tab tab() {
        try {
            HttpRequest request = HttpRequest.newBuilder(
                            URI.create("http://127.0.0.1:" + port + "/json/new?about:blank"))
                    .PUT(HttpRequest.BodyPublishers.noBody())
                    .build();
            String body = HttpClient.newHttpClient()
                    .send(request, HttpResponse.BodyHandlers.ofString())
                    .body();
            JsonNode target = new ObjectMapper().readTree(body);
            return Tab.connect(URI.create(target.get("webSocketDebuggerUrl").asText()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }

    /** Ends the browser and removes its profile. */
    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroy);
        process.destroy();
        try {
            if (!process.waitFor(60, TimeUnit.SECONDS)) {
                process.destroyForcibly().waitFor();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        try (Stream<Path> files = Files.walk(profile)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            // A child process of the browser may still write; leftovers stay in the system's temporary folder.
        }
    }
}
