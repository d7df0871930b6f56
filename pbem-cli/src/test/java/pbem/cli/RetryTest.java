package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import pbem.repository.OutboxItem;
import pbem.store.Tables;

/** An admin lets failed mails be tried again. */
class RetryTest {

    @TempDir
    private Path directory;

    private Correspondence letters;

    private Home home() {
        return new Home(directory.resolve("home"));
    }

    @Test
    void after_the_mail_server_was_away_one_verb_lets_everything_go_out() throws Exception {
        letters = new Correspondence(directory);
        letters.write("alice@example.net", "help");
        letters.write("bob@example.net", "list");
        assertThat(send(1)).isEqualTo(1);
        assertThat(sent()).isZero();

        GreenMail server = new GreenMail(new ServerSetup[] {ServerSetup.SMTP.dynamicPort()});
        server.start();
        try {
            int port = server.getSmtp().getPort();
            assertThat(send(port)).as("it is not time yet").isEqualTo(1);
            assertThat(letters.pbem("outbox", "retry", "--all")).isZero();
            assertThat(send(port)).isZero();
        } finally {
            server.stop();
        }
        assertThat(sent()).isEqualTo(2);
    }

    @Test
    void mails_that_were_set_aside_act_once_their_fault_is_mended() throws Exception {
        letters = new Correspondence(directory);
        letters.write("alice@example.net", "help");
        letters.write("bob@example.net", "help");
        change("UPDATE inbox SET state = 'QUARANTINED', outcome = 'quarantined'");
        change("DELETE FROM outbox");
        assertThat(letters.pbem("inbox", "retry", "--all")).isZero();
        assertThat(letters.mailsTo("alice@example.net")).hasSize(1);
        assertThat(letters.mailsTo("bob@example.net")).hasSize(1);
        assertThat(letters.pbem("inbox", "retry", "--all"))
                .as("nothing is left")
                .isZero();
    }

    @Test
    void mails_that_a_limit_of_the_server_kept_out_are_let_in_by_one_verb() throws Exception {
        letters = new Correspondence(directory);
        Files.writeString(
                home().configuration(),
                "[limits]\nunproven_answers_per_hour_in_all = 4\nunproven_kilobytes_waiting = 0\n");
        for (int i = 1; i <= 5; i++) {
            letters.write("stranger" + i + "@domain" + i + ".example", "list");
        }
        assertThat(letters.mailsTo("stranger5@domain5.example")).isEmpty();
        assertThat(letters.pbem("inbox", "retry", "--refused-since", "yesterday"))
                .isNotZero();
        assertThat(letters.pbem("inbox", "retry", "--refused-since", "2020-01-01", "--dry-run"))
                .isZero();
        assertThat(letters.mailsTo("stranger5@domain5.example")).isEmpty();
        assertThat(letters.pbem("inbox", "retry", "--refused-since", "2020-01-01"))
                .isZero();
        assertThat(letters.mailsTo("stranger5@domain5.example")).hasSize(1);
    }

    @Test
    void a_retry_without_a_mail_shows_the_right_form() {
        letters = new Correspondence(directory);
        assertThat(letters.pbem("outbox", "retry")).isNotZero();
        assertThat(letters.pbem("inbox", "retry", "1", "--all")).isNotZero();
    }

    private int send(int port) throws Exception {
        Files.writeString(home().configuration(), "[smtp]\nhost = \"127.0.0.1\"\nport = " + port + "\n");
        return letters.pbem("tick", "--only", "out");
    }

    private long sent() throws Exception {
        try (PbemServer server = PbemServer.open(home(), Map.of())) {
            return server.outbox().list(10).stream()
                    .filter(mail -> mail.state() == OutboxItem.State.SENT)
                    .count();
        }
    }

    private void change(String sql) throws Exception {
        try (PbemServer server = PbemServer.open(home(), Map.of())) {
            server.store().change(tx -> Tables.of(tx).execute(sql));
        }
    }
}
