package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import pbem.cli.home.Service;
import pbem.mail.listener.Handover;
import pbem.mail.reading.Envelope;
import pbem.repository.InboxItem;

/** {@code pbem deliver}, with a running server and without. */
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
                Service service = Service.start(server)) {
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
    void a_running_server_has_acted_on_the_mail_when_the_verb_ends() throws Exception {
        String mail = mail(1, "");
        whileItServes(server -> {
            assertThat(QuickDelivery.of(deliver(mail))).isEqualTo(OptionalInt.of(0));
            assertThat(server.inbox().list(10))
                    .singleElement()
                    .satisfies(item -> assertThat(item.outcome()).contains("answered"));
        });
    }

    @Test
    void the_server_gets_the_envelope_and_every_file() throws Exception {
        String[] words = deliver("--from", "", "--to", "pbem+a@x.org", mail(1, ""), "--to", "pbem@x.org", mail(2, ""));
        whileItServes(server -> {
            assertThat(QuickDelivery.of(words)).isEqualTo(OptionalInt.of(0));
            assertThat(server.inbox().list(10)).hasSize(2);
            assertThat(server.inbox().raw(2).orElseThrow().envelope())
                    .isEqualTo(new Envelope(Optional.of(""), List.of("pbem+a@x.org", "pbem@x.org")));
        });
    }

    @Test
    void both_ways_understand_the_words_alike() throws Exception {
        String[] words = deliver("--from", "a@b.example", "--to", "pbem@x.org", mail(1, ""), "--to", "pbem+b@x.org");
        assertThat(Main.run(words)).isZero();
        assertThat(QuickDelivery.of(words)).as("nobody serves").isEmpty();
        whileItServes(server -> assertThat(QuickDelivery.of(words)).hasValue(0));
        assertThat(inbox())
                .singleElement()
                .satisfies(item -> assertThat(item.repeats())
                        .as("the same mail with the same envelope")
                        .isEqualTo(1));
    }

    @Test
    void a_mail_from_standard_input_is_handed_over_too() throws Exception {
        String text = Files.readString(Path.of(mail(1, "")));
        whileItServes(server ->
                assertThat(reading(text, () -> QuickDelivery.of(deliver()))).hasValue(0));
        assertThat(inbox()).hasSize(1);
    }

    @Test
    void what_a_killed_server_left_does_not_keep_a_mail_out() throws Exception {
        Path socket = Handover.socket(home.directory());
        Files.createDirectories(socket.getParent());
        try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            server.bind(UnixDomainSocketAddress.of(socket));
        }
        assertThat(socket).exists();
        String text = Files.readString(Path.of(mail(1, "")));
        assertThat(reading(text, () -> Main.run(deliver()))).isZero();
        assertThat(inbox())
                .singleElement()
                .satisfies(item -> assertThat(item.outcome()).contains("answered"));
    }

    @Test
    void a_server_that_dies_in_the_middle_loses_no_mail() throws Exception {
        Path socket = Handover.socket(home.directory());
        Files.createDirectories(socket.getParent());
        try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            server.bind(UnixDomainSocketAddress.of(socket));
            Thread dying = new Thread(() -> {
                try (SocketChannel channel = server.accept()) {
                    channel.shutdownInput();
                } catch (IOException e) {
                    // it dies
                }
            });
            dying.start();
            String text = Files.readString(Path.of(mail(1, "")));
            assertThat(reading(text, () -> Main.run(deliver()))).isZero();
            dying.join();
        }
        assertThat(inbox())
                .singleElement()
                .satisfies(item -> assertThat(item.outcome()).contains("answered"));
    }

    @Test
    void a_mail_that_is_too_large_is_answered_as_it_is_without_a_server() throws Exception {
        String[] words = deliver(mail(1, "x".repeat(20_000)));
        whileItServes(server -> {
            assertThat(QuickDelivery.of(words)).isEmpty();
            assertThat(Main.run(words)).isZero();
            assertThat(server.inbox().list(10))
                    .singleElement()
                    .satisfies(item -> assertThat(item.outcome()).contains("too-large"));
        });
    }

    @Test
    void what_is_only_to_be_stored_waits_for_the_next_server() throws Exception {
        assertThat(Main.run(deliver("--store-only", mail(1, "")))).isZero();
        assertThat(inbox())
                .singleElement()
                .satisfies(item -> assertThat(item.state()).isEqualTo(InboxItem.State.WAITING));
        whileItServes(server -> assertThat(Main.run(deliver(mail(2, "")))).isZero());
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

    @Test
    void a_home_whose_path_is_too_long_for_a_socket_takes_mail_all_the_same() throws Exception {
        home = new Home(directory.resolve("h".repeat(120)));
        make(home);
        String mail = mail(1, "");
        whileItServes(server -> assertThat(Main.run(deliver(mail))).isZero());
        assertThat(inbox())
                .singleElement()
                .satisfies(item -> assertThat(item.outcome()).contains("answered"));
    }

    private static void make(Home home) throws IOException {
        home.make();
        Files.writeString(home.configuration(), "[site]\nenabled = false\n");
    }

    @Test
    void only_the_owner_may_enter_where_the_socket_is() throws Exception {
        assumeTrue(Files.getFileStore(directory).supportsFileAttributeView("posix"), "files have no modes here");
        whileItServes(server -> {
            Path socket = Handover.socket(home.directory());
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(socket.getParent())))
                    .isEqualTo("rwx------");
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(socket)))
                    .isEqualTo("rw-------");
        });
        assertThat(Handover.socket(home.directory())).doesNotExist();
    }
}
