package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
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

/** A server moves to another address, and players reply to mails from the old one. */
class FormerAddressTest {

    private static final String OLD = "pbem@old.example";
    private static final String NEW = "games@new.example";

    @TempDir
    private Path directory;

    private final GreenMail relay = new GreenMail(new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));
    private Home home;

    @BeforeEach
    void make() throws Exception {
        home = new Home(directory.resolve("home"));
        home.make();
        relay.start();
    }

    @AfterEach
    void stop() {
        relay.stop();
    }

    private PbemServer at(String address, String former) throws Exception {
        return PbemServer.open(
                home,
                Configuration.defaults()
                        .with(Settings.ADDRESS, address)
                        .with(Settings.FORMER_ADDRESSES, former)
                        .with(Settings.SMTP_PORT, relay.getSmtp().getPort()));
    }

    private static void write(PbemServer server, String to, String subject, String body) {
        byte[] raw = ("From: alice@players.example\r\nTo: " + to + "\r\nSubject: " + subject + "\r\nMessage-ID: <"
                        + subject.hashCode() + to.hashCode() + "@players.example>\r\n\r\n" + body + "\r\n")
                .getBytes(StandardCharsets.US_ASCII);
        server.inbox().receive(new RawMail(raw, new Envelope(Optional.empty(), List.of(to))));
        server.intake().work();
        server.delivery().work();
    }

    @Test
    void a_reply_to_the_old_address_plays_and_the_answer_comes_from_the_new_one() throws Exception {
        String reply;
        try (PbemServer server = at(OLD, "")) {
            FirstBoard.of(server, "alice", "bob");
            server.delivery().work();
            MimeMessage first = Stream.of(relay.getReceivedMessages())
                    .filter(FormerAddressTest::toAlice)
                    .findFirst()
                    .orElseThrow();
            reply = first.getReplyTo()[0].toString().replaceAll(".*<|>.*", "");
            assertThat(reply).endsWith("@old.example").contains("+");
        }
        try (PbemServer server = at(NEW, "older@old.example " + OLD)) {
            write(server, reply, "Re: Board 101", "resign");
            assertThat(server.store()
                            .read(tx -> tx.boards().record(101))
                            .orElseThrow()
                            .revision())
                    .isEqualTo(1);
            MimeMessage[] all = relay.getReceivedMessages();
            assertThat(all[all.length - 1].getFrom()[0].toString()).contains(NEW);
            assertThat(all[all.length - 1].getReplyTo()[0].toString()).endsWith("@new.example>");
            assertThat(lastTo(server, OLD)).isPresent();
            assertThat(lastTo(server, "pbe_@old.example")).isEmpty();
        }
    }

    private static Optional<Instant> lastTo(PbemServer server, String address) {
        return server.store().read(tx -> tx.vitals().lastTo(address));
    }

    private static boolean toAlice(MimeMessage mail) {
        try {
            return mail.getAllRecipients()[0].toString().contains("alice@players.example");
        } catch (MessagingException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void the_old_address_is_nobody_s_and_a_mail_that_pretends_to_come_from_it_goes_in_no_circle() throws Exception {
        try (PbemServer server = at(NEW, OLD)) {
            byte[] raw = ("From: " + OLD + "\r\nTo: " + NEW
                            + "\r\nSubject: help\r\nMessage-ID: <1@old.example>\r\n\r\n")
                    .getBytes(StandardCharsets.US_ASCII);
            long id = server.inbox().receive(RawMail.of(raw));
            server.intake().work();
            assertThat(server.inbox().item(id).orElseThrow().outcome()).isPresent();
            assertThat(server.outbox().undelivered()).isEmpty();
        }
    }
}
