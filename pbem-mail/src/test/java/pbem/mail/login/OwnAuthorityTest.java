package pbem.mail.login;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import pbem.mail.PostOffice;
import pbem.mail.delivery.SmtpSettings;
import pbem.mail.delivery.SmtpTimeouts;
import pbem.mail.mailbox.ImapMailbox;
import pbem.mail.mailbox.ImapSettings;
import pbem.mail.mailbox.MailServer;
import pbem.mail.mailbox.PopMailbox;
import pbem.mail.mailbox.PopSettings;

/** Real mail servers with TLS, whose certificate is signed only by the authority of the club. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class OwnAuthorityTest {

    private static final Duration PATIENCE = Duration.ofMinutes(1);
    private static final String KEYS = "greenmail.tls.keystore.file";
    private static final String PASSWORD = "greenmail.tls.keystore.password";

    private Path directory;
    private GreenMail server;
    private PostOffice office;
    private Optional<OwnAuthority> club;

    @BeforeAll
    void start(@TempDir Path made) throws Exception {
        directory = made;
        ClubAuthority authority = new ClubAuthority(directory);
        club = Optional.of(OwnAuthority.read(authority.certificate()));
        System.setProperty(KEYS, authority.keys().toString());
        System.setProperty(PASSWORD, ClubAuthority.PASSWORD);
        server = new GreenMail(new ServerSetup[] {
            ServerSetup.IMAPS.dynamicPort(), ServerSetup.POP3S.dynamicPort(), ServerSetup.SMTPS.dynamicPort()
        });
        server.start();
        server.setUser("pbem", "secret");
        office = new PostOffice(directory);
    }

    @AfterAll
    void stop() {
        System.clearProperty(KEYS);
        System.clearProperty(PASSWORD);
        office.close();
        server.stop();
    }

    private List<Optional<String>> checks(String host, Optional<OwnAuthority> authority) throws Exception {
        Login login = new PasswordLogin("pbem", "secret");
        MailServer imap = new MailServer(host, server.getImaps().getPort(), true, authority, login, PATIENCE);
        MailServer pop = new MailServer(host, server.getPop3s().getPort(), true, authority, login, PATIENCE);
        SmtpSettings smtp = new SmtpSettings(
                host,
                server.getSmtps().getPort(),
                SmtpSettings.Security.TLS,
                Optional.empty(),
                authority,
                SmtpTimeouts.of(PATIENCE),
                1);
        try (ImapMailbox first =
                        new ImapMailbox(new ImapSettings(imap, "INBOX", "", false, 10_000), office.inbox()::receive);
                PopMailbox second = new PopMailbox(new PopSettings(pop, 10_000), office.inbox()::receive)) {
            return List.of(
                    first.check(),
                    second.check(),
                    PostOffice.delivery(office.outbox(), smtp, transport -> transport)
                            .check());
        }
    }

    @Test
    void a_certificate_of_the_named_authority_is_believed() throws Exception {
        assertThat(checks("localhost", club)).containsOnly(Optional.empty());
    }

    @Test
    void without_it_nobody_believes_such_a_server_and_the_setting_is_named() throws Exception {
        assertThat(checks("localhost", Optional.empty()))
                .allSatisfy(why -> assertThat(why).get().asString().contains("tls_ca"));
    }

    @Test
    void a_certificate_for_another_host_is_not_believed() throws Exception {
        assertThat(checks("127.0.0.1", club)).allSatisfy(why -> assertThat(why).isPresent());
    }

    @Test
    void a_file_without_certificates_is_said() throws Exception {
        Path empty = Files.writeString(directory.resolve("empty.pem"), "nothing\n");
        assertThatThrownBy(() -> OwnAuthority.read(empty))
                .hasMessage(empty + " contains no certificates; it must begin with -----BEGIN CERTIFICATE-----");
        Path none = directory.resolve("none.pem");
        assertThatThrownBy(() -> OwnAuthority.read(none)).hasMessage("there is no file " + none);
    }
}
