package pbem.cli.servers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static pbem.cli.Correspondence.firstLine;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import pbem.cli.demo.FreePort;

/** Every way for mail from a mail server to us, and back to the players through Postfix. */
class WaysInIT {

    @RegisterExtension
    private final RealServers servers = new RealServers();

    @Test
    void aGameBeginsByLmtpAndMailWaitsWhileTheServerIsAway() throws Exception {
        int port = FreePort.any();
        servers.connect("", "lmtp:inet:127.0.0.1:" + port, """
                [intake]
                source = "lmtp"
                [listen]
                port = %d
                """.formatted(port));
        servers.program().serve();
        servers.opening();

        int mails = servers.bob().count();
        servers.program().stop();
        servers.bob().writes("help");
        await().atMost(RealServers.PATIENCE).until(() -> servers.post().log().contains("status=deferred"));
        servers.program().serve();
        assertThat(firstLine(servers.bob().gets(mails + 1))).isNotEmpty();
        assertThat(servers.post().log()).doesNotContain("status=bounced");
    }

    @Test
    void aGameBeginsByPipeAndMailThatCannotBeStoredIsKeptAndTriedAgain() throws Exception {
        servers.connect(pipe(), "pbem:", "");
        servers.program().serve();
        servers.opening();

        int mails = servers.bob().count();
        servers.program().stop();
        Path database = servers.program().home().resolve("pbem.db");
        Path aside = servers.program().home().resolve("aside.db");
        Files.move(database, aside);
        servers.bob().writes("help");
        await().atMost(RealServers.PATIENCE).until(() -> servers.post().log().contains("status=deferred"));
        Files.move(aside, database);
        servers.program().serve();
        assertThat(firstLine(servers.bob().gets(mails + 1))).isNotEmpty();
        assertThat(servers.post().log()).doesNotContain("status=bounced");
    }

    /** The line of the examples for admins. */
    private String pipe() {
        return "pbem unix - n n - 4 pipe flags=DRhu user=" + Grounds.USER_NAME + " null_sender= argv="
                + String.join(
                        " ",
                        servers.program().command("deliver", "--from", "${sender}", "--to", "${original_recipient}"));
    }

    @Test
    void mailComesBySmtp() throws Exception {
        int port = FreePort.any();
        servers.connect("", "smtp:[127.0.0.1]:" + port, """
                [intake]
                source = "smtp"
                [listen]
                port = %d
                """.formatted(port));
        servers.program().serve();
        servers.signUp();
    }

    @Test
    void mailComesByImapAsSoonAsTheServerTellsOfIt() throws Exception {
        servers.connect("", "virtual:", """
                [intake]
                source = "imap"
                poll_seconds = 3600
                [imap]
                port = %d
                tls = false
                user = "pbem"
                password = "%s"
                processed_folder = "Done"
                """.formatted(servers.mailboxes().imap(), Dovecot.PASSWORD));
        servers.program().serve();
        servers.signUp();
        assertThat(servers.ourMailbox().count()).isZero();
    }

    @Test
    void mailComesByImapThatIsOnlyPolled() throws Exception {
        servers.connect("", "virtual:", """
                [intake]
                source = "imap"
                poll_seconds = 1
                [imap]
                port = %d
                tls = false
                user = "pbem"
                password = "%s"
                idle = false
                delete_processed = true
                """.formatted(servers.mailboxes().imap(), Dovecot.PASSWORD));
        servers.program().serve();
        servers.signUp();
        assertThat(servers.ourMailbox().count()).isZero();
    }

    @Test
    void mailComesByPop3() throws Exception {
        servers.connect("", "virtual:", """
                [intake]
                source = "pop3"
                poll_seconds = 1
                [pop3]
                port = %d
                tls = false
                user = "pbem"
                password = "%s"
                """.formatted(servers.mailboxes().pop3(), Dovecot.PASSWORD));
        servers.program().serve();
        servers.signUp();
        assertThat(servers.ourMailbox().count()).isZero();
    }
}
