package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import pbem.cli.home.Role;
import pbem.cli.home.Service;
import pbem.mail.reading.Envelope;
import pbem.repository.InboxItem;

/** {@code pbem deliver} with and without a running server. */
class DeliverTest {

    private static final int TRY_AGAIN = 75;

    @TempDir
    private Path directory;

    private Home home;

    @BeforeEach
    void make() throws Exception {
        home = new Home(directory.resolve("home"));
        home.make();
        Files.writeString(home.configuration(), "[site]\nenabled = false\n[intake]\nlargest_mail = 10000\n");
    }

    private String[] deliver(String... words) {
        return Stream.of(Stream.of("--home", home.directory().toString(), "deliver"), Stream.of(words))
                .flatMap(part -> part)
                .toArray(String[]::new);
    }

    private String mail(int number, String words) throws IOException {
        Path file = directory.resolve(number + ".eml");
        Files.writeString(
                file,
                "From: alice@players.example\r\nMessage-ID: <" + number + "@players.example>\r\nSubject: help\r\n\r\n"
                        + words + "\r\n");
        return file.toString();
    }

    private interface Check {
        void with(PbemServer server) throws Exception;
    }

    private void whileItServes(Check check) throws Exception {
        try (PbemServer server = PbemServer.open(home, Map.of());
                Service service = Service.start(server, Role.all(), banner -> {})) {
            assertThat(service.hasFailed()).isFalse();
            check.with(server);
        }
    }

    private List<InboxItem> inbox() throws Exception {
        try (PbemServer server = PbemServer.open(home, Map.of())) {
            return server.inbox().list(10);
        }
    }

    private static <T> T reading(String text, Supplier<T> work) {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(text.getBytes(StandardCharsets.US_ASCII)));
        try {
            return work.get();
        } finally {
            System.setIn(before);
        }
    }

    @Test
    void a_running_server_acts_soon_on_a_mail_that_the_verb_stored() throws Exception {
        String mail = mail(1, "");
        whileItServes(server -> {
            assertThat(Main.run(deliver(mail))).isZero();
            assertThat(server.inbox().list(10)).as("stored when the verb ends").hasSize(1);
            await().until(() -> server.inbox().list(10).get(0).outcome().equals(Optional.of("answered")));
        });
    }

    @Test
    void without_a_server_the_verb_has_acted_on_the_mail_when_it_ends() throws Exception {
        assertThat(Main.run(deliver(mail(1, "")))).isZero();
        assertThat(inbox())
                .singleElement()
                .satisfies(item -> assertThat(item.outcome()).contains("answered"));
    }

    @Test
    void a_process_that_serves_nothing_leaves_the_mail_to_the_verb() throws Exception {
        try (PbemServer beside = PbemServer.open(home, Map.of())) {
            assertThat(home.isWorkedOn()).isTrue();
            assertThat(Main.run(deliver(mail(1, "")))).isZero();
            assertThat(beside.inbox().list(10))
                    .singleElement()
                    .satisfies(item -> assertThat(item.outcome()).contains("answered"));
        }
    }

    @Test
    void the_same_mail_is_stored_once_with_a_server_and_without() throws Exception {
        String[] words = deliver("--from", "a@b.example", "--to", "pbem@x.org", mail(1, ""), "--to", "pbem+b@x.org");
        assertThat(Main.run(words)).isZero();
        whileItServes(server -> assertThat(Main.run(words)).isZero());
        assertThat(inbox())
                .singleElement()
                .satisfies(item -> assertThat(item.repeats()).isEqualTo(1));
    }

    @Test
    void the_server_gets_the_envelope_and_every_file() throws Exception {
        String[] words = deliver("--from", "", "--to", "pbem+a@x.org", mail(1, ""), "--to", "pbem@x.org", mail(2, ""));
        whileItServes(server -> {
            assertThat(Main.run(words)).isZero();
            assertThat(server.inbox().list(10)).hasSize(2);
            assertThat(server.inbox().raw(2).orElseThrow().envelope())
                    .isEqualTo(new Envelope(Optional.of(""), List.of("pbem+a@x.org", "pbem@x.org")));
        });
    }

    @Test
    void a_mail_from_standard_input_is_stored_too() throws Exception {
        String text = Files.readString(Path.of(mail(1, "")));
        whileItServes(
                server -> assertThat(reading(text, () -> Main.run(deliver()))).isZero());
        assertThat(inbox()).hasSize(1);
    }

    @Test
    void a_mail_that_is_too_large_is_answered_as_it_is_without_a_server() throws Exception {
        String[] words = deliver(mail(1, "x".repeat(20_000)));
        whileItServes(server -> {
            assertThat(Main.run(words)).isZero();
            await().until(() -> server.inbox().list(10).get(0).outcome().equals(Optional.of("too-large")));
        });
    }

    @Test
    void a_mail_that_is_only_stored_waits_for_the_next_server() throws Exception {
        assertThat(Main.run(deliver("--store-only", mail(1, "")))).isZero();
        assertThat(inbox())
                .singleElement()
                .satisfies(item -> assertThat(item.state()).isEqualTo(InboxItem.State.WAITING));
        whileItServes(server -> {
            assertThat(Main.run(deliver(mail(2, "")))).isZero();
            await().until(() ->
                    server.inbox().list(10).stream().allMatch(item -> item.state() == InboxItem.State.DONE));
        });
        assertThat(inbox())
                .hasSize(2)
                .allSatisfy(item -> assertThat(item.state()).isEqualTo(InboxItem.State.DONE));
    }

    @Test
    void every_mistake_asks_the_mail_server_to_try_again_with_a_server_or_without() throws Exception {
        Check mistakes = server -> {
            assertThat(Main.run(deliver(directory.resolve("none.eml").toString())))
                    .isEqualTo(TRY_AGAIN);
            assertThat(Main.run(deliver("--fron", "x", mail(1, "")))).isEqualTo(TRY_AGAIN);
            assertThat(Main.run(deliver("--from", "x", "--from", "y", mail(1, ""))))
                    .isEqualTo(TRY_AGAIN);
            assertThat(Main.run(deliver("--from"))).isEqualTo(TRY_AGAIN);
            assertThat(reading("", () -> Main.run(deliver()))).isEqualTo(TRY_AGAIN);
        };
        mistakes.with(null);
        whileItServes(mistakes);
        assertThat(inbox()).isEmpty();
    }
}
