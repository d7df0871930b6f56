package pbem.cli.home;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.cli.config.Configuration;
import pbem.cli.config.Settings;

/** Workers that know of each other only by the database. */
class PresenceTest {

    @TempDir
    private Path directory;

    private final AtomicLong nanos = new AtomicLong();
    private final List<String> released = new ArrayList<>();
    private Home home;
    private PbemServer server;

    @BeforeEach
    void open() throws Exception {
        home = new Home(directory.resolve("home"));
        home.make();
        server = PbemServer.open(home, Map.of());
    }

    @AfterEach
    void close() {
        server.close();
    }

    private Presence appears(String name, Configuration configuration) throws IOException {
        return Presence.start(
                server.store(),
                server.clock(),
                nanos::get,
                name,
                Role.all(),
                CommonSettings.of(configuration, home.keys(), ""));
    }

    private Presence appears(String name) throws IOException {
        return appears(name, Configuration.defaults());
    }

    /** Every ten seconds each worker shows that it is there and checks the others. */
    private void pass(Duration time, Presence... present) {
        for (long seconds = 0; seconds < time.toSeconds(); seconds += 10) {
            nanos.addAndGet(Duration.ofSeconds(10).toNanos());
            for (Presence one : present) {
                one.lookAfterOthers(gone -> {
                    released.add(gone);
                    server.release(gone);
                });
            }
        }
    }

    private List<String> known() {
        return server.store().read(tx -> tx.workers().all()).stream()
                .map(sign -> sign.name())
                .toList();
    }

    @Test
    void one_that_shows_itself_no_longer_is_given_up_after_a_minute_and_no_other() throws Exception {
        Presence one = appears("one");
        Presence two = appears("two");
        appears("three");
        pass(Duration.ofSeconds(60), one, two);
        assertThat(released).isEmpty();
        pass(Duration.ofSeconds(20), one, two);
        assertThat(released).containsOnly("three");
        assertThat(known()).containsExactly("one", "two");
    }

    @Test
    void one_that_was_only_slow_is_there_again() throws Exception {
        Presence one = appears("one");
        Presence slow = appears("slow");
        pass(Duration.ofSeconds(80), one);
        assertThat(known()).containsExactly("one");
        pass(Duration.ofSeconds(10), one, slow);
        assertThat(known()).containsExactly("one", "slow");
    }

    @Test
    void a_worker_that_slept_does_not_give_up_workers_that_it_did_not_see() throws Exception {
        Presence one = appears("one");
        Presence two = appears("two");
        pass(Duration.ofSeconds(20), one, two);
        nanos.addAndGet(Duration.ofHours(1).toNanos());
        pass(Duration.ofSeconds(10), one, two);
        assertThat(released).isEmpty();
    }

    @Test
    void a_worker_that_stops_is_forgotten_at_once() throws Exception {
        appears("one").close();
        assertThat(known()).isEmpty();
    }

    @Test
    void a_worker_with_other_settings_does_not_start_and_names_them() throws Exception {
        appears("one");
        Configuration other = Configuration.defaults()
                .with(Settings.ADDRESS, "else@example.org")
                .with(Settings.SMTP_PORT, 26);
        assertThatThrownBy(() -> appears("two", other))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("server.address (here else@example.org, there "
                        + Configuration.defaults().get(Settings.ADDRESS) + ")")
                .hasMessageNotContaining("smtp");
        assertThat(known()).containsExactly("one");
    }

    @Test
    void a_worker_with_other_keys_does_not_start_and_reveals_none() throws Exception {
        appears("one");
        String secret = Files.readAllLines(home.keys()).stream()
                .filter(line -> !line.startsWith("#"))
                .findFirst()
                .orElseThrow()
                .split(" ")[1];
        KeyFile.makeAnew(home.keys());
        assertThatThrownBy(() -> appears("two")).hasMessageContaining("the keys in token.keys");
        assertThat(server.store().read(tx -> tx.workers().all()).toString()).doesNotContain(secret.substring(0, 16));
    }

    @Test
    void settings_hold_no_secret() throws Exception {
        Configuration secrets =
                Configuration.defaults().with(Settings.SMTP_PASSWORD, "hush").with(Settings.DATABASE_PASSWORD, "hush");
        assertThat(CommonSettings.of(secrets, home.keys(), "").text())
                .doesNotContain("hush")
                .contains("limits.open_boards 200");
    }
}
