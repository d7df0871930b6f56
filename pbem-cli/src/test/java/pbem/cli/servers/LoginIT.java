package pbem.cli.servers;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Logins at real mail servers, and checks of their certificates. */
class LoginIT {

    @RegisterExtension
    private final RealServers servers = new RealServers();

    @Test
    void aTokenOpensTheMailboxByImapAndSendsBySmtp() throws Exception {
        servers.connect(
                "", "virtual:", """
                %s
                [intake]
                source = "imap"
                [imap]
                port = %d
                tls = false
                user = "pbem"
                auth = "xoauth2"
                """.formatted(oauth(), servers.mailboxes().imap()));
        Map<String, String> sending = Map.of("PBEM_SMTP_USER", "pbem", "PBEM_SMTP_AUTH", "xoauth2");
        oneRound(sending);
        assertThat(servers.mailboxes().log()).contains("imap-login: Info: Login: user=<pbem>, method=XOAUTH2");
        assertThat(servers.post().log()).contains("sasl_method=XOAUTH2, sasl_username=pbem");
    }

    @Test
    void aTokenOpensTheMailboxByPop3() throws Exception {
        servers.connect(
                "", "virtual:", """
                %s
                [intake]
                source = "pop3"
                [pop3]
                port = %d
                tls = false
                user = "pbem"
                auth = "xoauth2"
                """.formatted(oauth(), servers.mailboxes().pop3()));
        oneRound(Map.of());
        assertThat(servers.mailboxes().log()).contains("pop3-login: Info: Login: user=<pbem>, method=XOAUTH2");
    }

    @Test
    void aRefreshTokenThatIsRefusedIsSaidSoAndNotRepeated() throws Exception {
        servers.connect(
                "", "virtual:", """
                %s
                [intake]
                source = "imap"
                [imap]
                port = %d
                tls = false
                user = "pbem"
                auth = "xoauth2"
                """.formatted(oauth(), servers.mailboxes().imap()));
        assertThat(servers.program().run(Map.of("PBEM_OAUTH_REFRESH_TOKEN", "wrong-secret"), "tick", "--only", "in"))
                .isNotZero();
        assertThat(servers.program().printed()).contains("invalid_grant").doesNotContain("wrong-secret");
    }

    @Test
    void aServerIsTrustedOnlyIfItsCertificateIsVouchedForAndBearsItsName() throws Exception {
        servers.connect("", "virtual:", """
                [intake]
                source = "imap"
                [imap]
                port = %d
                user = "pbem"
                password = "%s"
                """.formatted(servers.mailboxes().imaps(), Dovecot.PASSWORD));
        Program program = servers.program();
        Map<String, String> vouched = Map.of(
                "JAVA_TOOL_OPTIONS",
                "-Djavax.net.ssl.trustStorePassword=changeit -Djavax.net.ssl.trustStore=" + trustStore());
        Map<String, String> otherName =
                Map.of("JAVA_TOOL_OPTIONS", vouched.get("JAVA_TOOL_OPTIONS"), "PBEM_IMAP_HOST", "127.0.0.1");
        assertThat(program.run(Map.of(), "tick", "--only", "in"))
                .as("a stranger")
                .isNotZero();
        assertThat(program.run(vouched, "tick", "--only", "in"))
                .as("one we know")
                .isZero();
        assertThat(program.run(otherName, "tick", "--only", "in"))
                .as("one with another name")
                .isNotZero();
        assertThat(program.run(Map.of("PBEM_IMAP_PASSWORD", "wrong"), "tick", "--only", "in"))
                .isNotZero();
        assertThat(program.printed()).doesNotContain(Dovecot.PASSWORD);
    }

    private String oauth() throws Exception {
        Path secret = servers.grounds().directory().resolve("refresh-token");
        Files.writeString(secret, TokenServer.REFRESH_TOKEN + "\n");
        return """
                [oauth]
                token_url = "%s"
                client_id = "pbem"
                refresh_token_file = "%s"
                """.formatted(servers.tokens().tokenUrl(), secret);
    }

    /** A mail is fetched, answered, sent and read. */
    private void oneRound(Map<String, String> environment) throws Exception {
        servers.bob().writes("help");
        servers.ourMailbox().gets(1);
        assertThat(servers.program().run(environment, "tick", "--only", "in")).isZero();
        assertThat(servers.program().run(environment, "tick", "--only", "out")).isZero();
        servers.bob().gets(1);
    }

    private Path trustStore() throws Exception {
        Path store = servers.grounds().directory().resolve("trusted.p12");
        servers.grounds()
                .run(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "keytool")
                                .toString(),
                        "-importcert",
                        "-noprompt",
                        "-alias",
                        "dovecot",
                        "-storepass",
                        "changeit",
                        "-file",
                        servers.mailboxes().certificate().toString(),
                        "-keystore",
                        store.toString()));
        return store;
    }
}
