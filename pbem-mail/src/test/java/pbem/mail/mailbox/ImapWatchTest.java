package pbem.mail.mailbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import com.icegreen.greenmail.user.GreenMailUser;
import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import java.io.ByteArrayInputStream;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import pbem.mail.PostOffice;
import pbem.mail.login.PasswordLogin;

class ImapWatchTest {

    private static final Duration LONG = Duration.ofHours(1);

    private final AtomicInteger news = new AtomicInteger();

    @Test
    void aMailThatComesWhileTheServerIdlesIsNewsAtOnce() throws Exception {
        GreenMail server = new GreenMail(new ServerSetup[] {ServerSetup.IMAP.dynamicPort()});
        server.start();
        try {
            GreenMailUser user = server.setUser(PostOffice.ADDRESS, "pbem", "secret");
            MailServer host = new MailServer(
                    "127.0.0.1",
                    server.getImap().getPort(),
                    false,
                    Optional.empty(),
                    new PasswordLogin("pbem", "secret"),
                    Duration.ofMinutes(1));
            ImapWatch watch =
                    new ImapWatch(new ImapSettings(host, "INBOX", "", false, 10_000), LONG, news::incrementAndGet);
            CompletableFuture<Void> watching = start(watch);
            await().atMost(Duration.ofMinutes(1)).until(() -> news.get() == 1);
            byte[] mail = PostOffice.mail("1", "alice@players.example", "help").bytes();
            user.deliver(new MimeMessage(null, new ByteArrayInputStream(mail)));
            await().atMost(Duration.ofMinutes(1)).until(() -> news.get() > 1);
            watch.stop();
            watching.join();
        } finally {
            server.stop();
        }
    }

    @Test
    void aWaitIsRenewedBeforeTheServerForgetsIt() throws Exception {
        try (ScriptedImap server = ScriptedImap.silent(Duration.ofSeconds(1))) {
            ImapWatch watch = new ImapWatch(server.settings(), Duration.ZERO, news::incrementAndGet);
            CompletableFuture<Void> watching = start(watch);
            await().atMost(Duration.ofMinutes(1))
                    .until(() -> server.heard().stream().filter("IDLE"::equals).count() >= 3);
            assertThat(server.heard()).containsSubsequence("IDLE", "DONE", "IDLE", "DONE", "IDLE");
            assertThat(server.heard())
                    .filteredOn(command -> command.startsWith("LOGIN"))
                    .hasSize(1);
            watch.stop();
            watching.join();
        }
    }

    @Test
    void aServerThatDiedWhileIdlingIsNoticed() throws Exception {
        try (ScriptedImap server = ScriptedImap.dead(Duration.ofSeconds(1))) {
            ImapWatch watch = new ImapWatch(server.settings(), Duration.ZERO, news::incrementAndGet);
            assertThatThrownBy(watch::watch).isInstanceOf(MessagingException.class);
        }
    }

    @Test
    void aServerThatCannotIdleIsLeftToThePolls() throws Exception {
        try (ScriptedImap server = ScriptedImap.withoutIdle()) {
            ImapWatch watch = new ImapWatch(server.settings(), LONG, news::incrementAndGet);
            watch.watch();
            watch.watch();
            assertThat(server.heard())
                    .filteredOn(command -> command.startsWith("LOGIN"))
                    .hasSize(1);
        }
    }

    @Test
    void stoppingDoesNotWaitForTheServer() throws Exception {
        try (ScriptedImap server = ScriptedImap.dead(LONG)) {
            ImapWatch watch = new ImapWatch(server.settings(), LONG, news::incrementAndGet);
            CompletableFuture<Void> watching = start(watch);
            await().atMost(Duration.ofMinutes(1)).until(() -> server.heard().contains("IDLE"));
            watch.stop();
            watching.join();
        }
    }

    private static CompletableFuture<Void> start(ImapWatch watch) {
        return CompletableFuture.runAsync(() -> {
            try {
                watch.watch();
            } catch (MessagingException e) {
                throw new AssertionError(e);
            }
        });
    }
}
