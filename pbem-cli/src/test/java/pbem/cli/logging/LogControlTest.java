package pbem.cli.logging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import pbem.cli.config.Configuration;
import pbem.cli.config.WatchSettings;

/** The log of a running server. */
class LogControlTest {

    private static final Logger LOG = LoggerFactory.getLogger(LogControlTest.class);

    @TempDir
    private Path directory;

    private Configuration settings(String format) {
        return Configuration.defaults()
                .with(WatchSettings.LOG_FILE, file().toString())
                .with(WatchSettings.LOG_FORMAT, format);
    }

    private Path file() {
        return directory.resolve("logs").resolve("pbem.log");
    }

    @Test
    void a_file_gets_an_object_a_line_that_no_terminal_obeys() throws Exception {
        try (LogControl control = LogControl.open(settings("json"))) {
            control.follow(() -> "info");
            LOG.warn("one \u001b[31m \u202e line\nand more", new IllegalStateException("because"));
        }
        List<String> lines = Files.readAllLines(file());
        assertThat(lines).hasSize(1);
        JsonNode line = new ObjectMapper().readTree(lines.get(0));
        assertThat(line.get("level").asText()).isEqualTo("WARN");
        assertThat(line.get("logger").asText()).isEqualTo("LogControlTest");
        assertThat(line.get("message").asText()).startsWith("one ").endsWith("and more");
        assertThat(line.get("error").asText()).contains("because");
        assertThat(lines.get(0)).doesNotContain("\u001b").doesNotContain("\u202e");
    }

    @Test
    void text_in_a_file_is_as_on_the_console_and_afterwards_nothing_goes_there() throws Exception {
        try (LogControl control = LogControl.open(settings("text"))) {
            control.follow(() -> "info");
            LOG.info("one line");
            LOG.debug("not said");
        }
        LOG.info("said elsewhere");
        assertThat(Files.readAllLines(file())).singleElement().asString().endsWith("INFO  LogControlTest: one line");
    }

    @Test
    void the_level_is_changed_while_it_runs_and_stays_when_nobody_can_say_it() throws Exception {
        AtomicReference<String> level = new AtomicReference<>("info");
        try (LogControl control = LogControl.open(settings("text"))) {
            control.follow(
                    () -> {
                        if (level.get().isEmpty()) {
                            throw new IllegalStateException("the file is spoilt");
                        }
                        return level.get();
                    },
                    5);
            assertThat(LOG.isDebugEnabled()).isFalse();
            level.set("debug");
            Awaitility.await().atMost(Duration.ofMinutes(1)).until(LOG::isDebugEnabled);
            level.set("");
            assertThat(LOG.isDebugEnabled()).isTrue();
        }
        assertThat(LOG.isDebugEnabled()).isFalse();
    }

    @Test
    void a_place_that_cannot_be_written_is_said_at_the_start() throws Exception {
        Path plain = Files.writeString(directory.resolve("plain"), "");
        Configuration wrong = Configuration.defaults()
                .with(WatchSettings.LOG_FILE, plain.resolve("pbem.log").toString());
        assertThatThrownBy(() -> LogControl.open(wrong)).isInstanceOf(IOException.class);
    }
}
