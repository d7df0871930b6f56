package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import pbem.cli.home.Role;
import pbem.cli.home.Service;
import pbem.mail.reading.RawMail;
import pbem.repository.Unavailable;

/** Files of another owner, unreadable files, and databases that were replaced while open. */
class OwnerTest {

    private static final int NOBODY = 65_534;

    @TempDir
    private Path directory;

    private Home home;

    @BeforeEach
    void make() throws Exception {
        home = new Home(directory.resolve("home"));
        home.make();
        Files.writeString(home.configuration(), "[site]\nenabled = false\n");
    }

    private int pbem(String... words) {
        String[] args = Stream.concat(
                        Stream.of(words), Stream.of("--home", home.directory().toString()))
                .toArray(String[]::new);
        return Main.run(args);
    }

    @Test
    void root_leaves_nothing_in_the_home_of_another_user() throws Exception {
        assumeTrue("root".equals(System.getProperty("user.name")), "only root can try");
        for (Path file : List.of(home.directory(), home.database(), home.configuration(), home.keys())) {
            Files.setAttribute(file, "unix:uid", NOBODY);
        }
        for (List<String> verb : List.of(
                List.of("player", "list"),
                List.of("backup"),
                List.of("keys", "rotate"),
                List.of("tick"),
                List.of("doctor"))) {
            assertThat(pbem(verb.toArray(String[]::new))).isEqualTo(1);
        }
        try (Stream<Path> files = Files.walk(home.directory())) {
            assertThat(files).hasSize(4).allMatch(file -> uid(file) == NOBODY);
        }
    }

    private static int uid(Path file) {
        try {
            return (Integer) Files.getAttribute(file, "unix:uid");
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void an_unreadable_file_is_named() throws Exception {
        Files.createDirectory(home.directory().resolve("pbem.db-wal"));
        assertThatThrownBy(() -> PbemServer.open(home, Map.of()))
                .isInstanceOf(Home.NoHome.class)
                .hasMessageContaining("pbem.db-wal cannot be read and written");
        assertThat(pbem("serve")).isEqualTo(1);
    }

    @Test
    void a_mail_is_not_taken_into_a_database_that_was_replaced() throws Exception {
        try (PbemServer server = PbemServer.open(home, Map.of())) {
            replaceDatabase();
            assertThatThrownBy(() -> server.inbox().receive(mail()))
                    .isInstanceOf(Unavailable.class)
                    .hasMessageContaining("was removed or replaced");
        }
    }

    @Test
    void a_server_whose_database_was_replaced_ends() throws Exception {
        try (PbemServer server = PbemServer.open(home, Map.of());
                Service service = Service.start(server, Role.all(), banner -> {})) {
            assertThat(service.hasFailed()).isFalse();
            replaceDatabase();
            await().atMost(Duration.ofMinutes(1)).until(service::hasFailed);
            service.awaitStop();
        }
    }

    private void replaceDatabase() throws Exception {
        Home other = new Home(directory.resolve("other"));
        other.make();
        Files.move(other.database(), home.database(), StandardCopyOption.REPLACE_EXISTING);
    }

    private static RawMail mail() {
        return RawMail.of("From: alice@example.net\r\nMessage-ID: <1@example.net>\r\n\r\nhelp\r\n"
                .getBytes(StandardCharsets.US_ASCII));
    }
}
