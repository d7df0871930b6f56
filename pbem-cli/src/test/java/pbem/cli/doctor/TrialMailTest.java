package pbem.cli.doctor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import jakarta.mail.internet.MimeMessage;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.cli.config.Configuration;
import pbem.cli.config.Settings;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import pbem.mail.reading.Envelope;
import pbem.mail.reading.RawMail;

/** The doctor sends a trial mail and reports its fate. */
class TrialMailTest {

    @TempDir
    private Path directory;

    private GreenMail relay;
    private Configuration configuration;

    @BeforeEach
    void start() throws Exception {
        relay = new GreenMail(new ServerSetup[] {ServerSetup.SMTP.dynamicPort()});
        relay.start();
        new Home(directory).make();
        configuration = Configuration.defaults()
                .with(Settings.ADDRESS, "games@example.org")
                .with(Settings.SMTP_PORT, relay.getSmtp().getPort());
    }

    @AfterEach
    void stop() {
        relay.stop();
    }

    private PbemServer open() throws Exception {
        return PbemServer.open(new Home(directory), configuration);
    }

    @Test
    void itIsSentAsAllOthersAreAndNobodyAnswersIt() throws Exception {
        try (PbemServer server = open()) {
            List<Finding> findings = new TrialMail(server, "me@example.net").send(0, false);
            assertThat(findings).noneMatch(Finding::isWrong);
            assertThat(findings.get(0).says()).contains("accepted a mail to me@example.net", "dkim=pass");
        }
        MimeMessage mail = relay.getReceivedMessages()[0];
        assertThat(mail.getHeader("Auto-Submitted")).containsExactly("auto-generated");
        assertThat(mail.getFrom()[0]).hasToString("games@example.org");
    }

    @Test
    void aRelayThatDoesNotTakeItIsQuoted() throws Exception {
        relay.stop();
        try (PbemServer server = open()) {
            assertThat(new TrialMail(server, "me@example.net").send(0, false))
                    .singleElement()
                    .matches(Finding::isWrong)
                    .extracting(Finding::says)
                    .asString()
                    .contains("did not accept a mail to me@example.net: ");
        }
    }

    @Test
    void oneThatComesBackIsSeen() throws Exception {
        try (PbemServer server = open()) {
            TrialMail trial = new TrialMail(server, "me@example.net");
            assertThat(trial.send(0, true).get(1).says()).contains("did not bounce");
            String id = relay.getReceivedMessages()[0].getHeader("Message-ID")[0];
            receive(
                    server,
                    "From: MAILER-DAEMON@example.net\r\nSubject: Undelivered\r\n\r\nMessage-ID: " + id + "\r\n");
            assertThat(trial.send(0, true).get(1)).matches(Finding::isWrong);
        }
    }

    @Test
    void oneThatComesBackAfterAWhileIsSeenAmongThoseThatWereLookedAt() throws Exception {
        try (PbemServer server = open()) {
            receive(server, "From: somebody@example.net\r\nSubject: another\r\n\r\nhelp\r\n");
            TrialMail trial = new TrialMail(server, "me@example.net");
            CompletableFuture<List<Finding>> findings = CompletableFuture.supplyAsync(() -> {
                try {
                    return trial.send(60, true);
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            });
            await().atMost(Duration.ofMinutes(1)).until(() -> relay.getReceivedMessages().length == 1);
            TimeUnit.MILLISECONDS.sleep(600);
            String id = relay.getReceivedMessages()[0].getHeader("Message-ID")[0];
            receive(
                    server,
                    "From: MAILER-DAEMON@example.net\r\nSubject: Undelivered\r\n\r\nMessage-ID: " + id + "\r\n");
            assertThat(findings.get(2, TimeUnit.MINUTES).get(1)).matches(Finding::isWrong);
        }
    }

    @Test
    void oneThatReachesTheServerItselfTellsWhatOthersSayOfIt() throws Exception {
        try (PbemServer server = open()) {
            TrialMail trial = new TrialMail(server, "games@example.org");
            trial.send(0, false);
            String id = relay.getReceivedMessages()[0].getHeader("Message-ID")[0];
            receive(
                    server,
                    "Authentication-Results: mx.example.org;\r\n spf=pass\r\nMessage-ID: " + id
                            + "\r\nFrom: games@example.org\r\n\r\n");
            assertThat(trial.send(0, true).get(1).says()).contains("reached this server itself", "spf=pass");
        }
    }

    @Test
    void aMalformedAddressIsNamed() throws Exception {
        try (PbemServer server = open()) {
            for (String address :
                    new String[] {"me", "me@", "a b@c", "me@example.org\r\nBcc: x@y", "<me@example.org>"}) {
                assertThatThrownBy(() -> new TrialMail(server, address)).hasMessageContaining("is not an address");
            }
        }
    }

    private static void receive(PbemServer server, String mail) {
        server.inbox()
                .receive(new RawMail(
                        mail.getBytes(StandardCharsets.ISO_8859_1),
                        new Envelope(Optional.empty(), List.of("games@example.org"))));
    }
}
