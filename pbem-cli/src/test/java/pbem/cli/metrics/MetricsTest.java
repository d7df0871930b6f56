package pbem.cli.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import pbem.cli.FirstBoard;
import pbem.cli.config.Configuration;
import pbem.cli.config.Settings;
import pbem.cli.config.SiteSettings;
import pbem.cli.config.WatchSettings;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import pbem.cli.home.Role;
import pbem.cli.home.Service;
import pbem.mail.reading.RawMail;
import pbem.repository.watch.Alarm;

/** The metrics of a running server for Prometheus; every query of the dashboard names metrics that exist. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class MetricsTest {

    private static final Path DASHBOARD = Path.of("..", "config", "grafana.json");
    private static final Pattern NAME = Pattern.compile("\\b((?:pbem|jvm|process|system)_[a-z0-9_]+)");

    private final GreenMail relay = new GreenMail(new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));
    private PbemServer server;
    private Service service;
    private String metrics;
    private URI place;

    @BeforeAll
    void serve(@TempDir Path directory) throws Exception {
        Home home = new Home(directory.resolve("home"));
        home.make();
        relay.start();
        server = PbemServer.open(
                home,
                Configuration.defaults()
                        .with(Settings.SMTP_PORT, relay.getSmtp().getPort())
                        .with(SiteSettings.ENABLED, false)
                        .with(WatchSettings.METRICS, true)
                        .with(WatchSettings.METRICS_PORT, 0));
        server.inbox()
                .receive(RawMail.of("From: alice@example.net\r\nMessage-ID: <1@example.net>\r\n\r\nhelp\r\n"
                        .getBytes(StandardCharsets.US_ASCII)));
        server.store().change(tx -> {
            tx.alarms().keep(new Alarm("disk@here", server.clock().instant(), Optional.empty(), 1, Optional.empty()));
            return true;
        });
        FirstBoard.of(server, "bob", "carol");
        service = Service.start(server, Role.all(), banner -> {});
        place = URI.create(service.banner().stream()
                .filter(line -> line.startsWith("Metrics: "))
                .map(line -> line.substring("Metrics: ".length()))
                .findFirst()
                .orElseThrow());
        Awaitility.await().atMost(Duration.ofMinutes(1)).until(() -> relay.getReceivedMessages().length > 0);
        Awaitility.await()
                .atMost(Duration.ofMinutes(1))
                .until(() -> server.store().read(tx -> tx.vitals().posted()).equals(Map.of("SENT", 3)));
        metrics = get(place).body();
    }

    @AfterAll
    void stop() {
        service.close();
        server.close();
        relay.stop();
    }

    private static HttpResponse<String> get(URI place) throws IOException, InterruptedException {
        return HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(place).build(), HttpResponse.BodyHandlers.ofString());
    }

    @Test
    void every_mail_is_counted_by_what_became_of_it() {
        assertThat(metrics)
                .containsPattern("(?m)^pbem_inbox_mails\\{outcome=\"[a-z-]+\"} 1.0$")
                .containsPattern("(?m)^pbem_outbox_mails\\{fate=\"sent\"} 3.0$")
                .contains("\npbem_inbox_oldest_seconds 0.0\n")
                .containsPattern("(?m)^pbem_players\\{state=\"robot\"} 4.0$");
    }

    @Test
    void every_step_has_its_histogram() {
        assertThat(metrics)
                .contains("pbem_step_seconds_bucket{step=\"act\",le=\"0.001\"}")
                .containsPattern("(?m)^pbem_step_seconds_count\\{step=\"act\"} 1$")
                .containsPattern("(?m)^pbem_step_seconds_count\\{step=\"write\"} 3$")
                .containsPattern("(?m)^pbem_step_seconds_count\\{step=\"send\"} 3$");
    }

    @Test
    void a_robot_that_thinks_is_timed() throws Exception {
        server.store().change(tx -> {
            Instant now = server.clock().instant();
            server.accounts().enrol(tx, "dave", "dave@players.example", now);
            return server.administration()
                    .start(
                            tx,
                            server.games().named("cholone").orElseThrow(),
                            List.of("robot1", "dave"),
                            Map.of(),
                            Map.of(),
                            now);
        });
        Awaitility.await()
                .atMost(Duration.ofMinutes(1))
                .until(() -> get(place).body(), text -> text.contains("pbem_step_seconds_count{step=\"think\"} 1"));
    }

    @Test
    void commits_caches_and_the_machine_are_there() {
        assertThat(metrics)
                .containsPattern("(?m)^pbem_commits_total [1-9]")
                .contains("pbem_cache_total{cache=\"boards\",result=\"hit\"}")
                .contains("jvm_memory_used_bytes")
                .contains("pbem_disk_free_bytes");
    }

    @Test
    void nobody_is_named() {
        assertThat(metrics).doesNotContain("alice").doesNotContain("carol").doesNotContain("example");
    }

    @Test
    void there_is_nothing_else_at_that_port() throws Exception {
        assertThat(get(place.resolve("/")).statusCode()).isEqualTo(404);
    }

    @Test
    void the_dashboard_asks_for_nothing_that_is_not_there() throws Exception {
        Set<String> there = names(metrics);
        Set<String> asked = new TreeSet<>();
        for (JsonNode query : new ObjectMapper().readTree(DASHBOARD.toFile()).findValues("expr")) {
            asked.addAll(names(query.asText()));
        }
        assertThat(asked).hasSizeGreaterThan(8);
        assertThat(there).containsAll(asked);
    }

    @Test
    void the_rules_for_alerts_ask_for_nothing_that_is_not_there() throws Exception {
        String rules = Files.readString(Path.of("..", "config", "alerts.yml"));
        Set<String> asked = names(
                rules.lines().filter(line -> line.strip().startsWith("expr:")).collect(Collectors.joining("\n")));
        assertThat(asked).hasSizeGreaterThan(4);
        assertThat(names(metrics)).containsAll(asked);
    }

    @Test
    void the_page_on_watching_names_every_metric_of_ours() throws Exception {
        String page = Files.readString(Path.of("..", "docs", "watching.md"));
        assertThat(names(metrics).stream()
                        .filter(name -> name.startsWith("pbem_"))
                        .map(name -> name.replaceAll("_(bucket|count|sum|max)$", "")))
                .allMatch(page::contains);
    }

    private static Set<String> names(String text) {
        Matcher names = NAME.matcher(text);
        return names.results().map(found -> found.group(1)).collect(Collectors.toCollection(TreeSet::new));
    }
}
