package pbem.cli.servers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static pbem.cli.Correspondence.firstLine;

import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.time.Duration;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;

/**
 * Dovecot, Postfix, a token server, our program, and two players who know only addresses, fresh for every test. The
 * test is skipped where a program is missing, and shows the logs of the servers where it fails.
 */
final class RealServers implements BeforeEachCallback, AfterEachCallback, TestExecutionExceptionHandler {

    static final Duration PATIENCE = Duration.ofSeconds(90);

    private Grounds grounds;
    private TokenServer tokens;
    private Dovecot mailboxes;
    private Postfix post;
    private Program program;
    private RealPlayer alice;
    private RealPlayer bob;

    @Override
    public void beforeEach(ExtensionContext context) throws Exception {
        grounds = Grounds.open();
        tokens = new TokenServer();
        mailboxes = Dovecot.start(grounds, tokens.introspectionUrl());
        program = Program.install(grounds);
    }

    @Override
    public void handleTestExecutionException(ExtensionContext context, Throwable fault) throws Throwable {
        System.err.println(grounds.logs());
        throw fault;
    }

    /**
     * Starts Postfix and configures our program.
     *
     * @param service a line of master.cf for our own transport; empty for none
     * @param transport the transport for mail to us
     * @param configuration all settings except the name and sending
     */
    void connect(String service, String transport, String configuration) throws Exception {
        post = Postfix.start(grounds, service, transport);
        program.configure("""
                %s
                [server]
                address = "%s"
                [site]
                enabled = false
                [smtp]
                port = %d
                send_seconds = 1
                """.formatted(configuration, RealPlayer.SERVER, post.port()));
        alice = new RealPlayer("alice", post, mailboxes);
        bob = new RealPlayer("bob", post, mailboxes);
    }

    /** Two accounts, a challenge and a move. */
    void opening() throws Exception {
        signUp(alice, "alice");
        signUp(bob, "bob");
        alice.writes("cholone challenge bob");
        alice.replies(alice.gets(3), "yes");
        MimeMessage challenge = bob.gets(3);
        assertThat(firstLine(challenge)).contains("alice");
        bob.replies(challenge, "accept");
        alice.replies(newest(alice, "Your move, alice."), "c5,d5");
        assertThat(newest(bob, "alice played c5,d5").getSubject()).isEqualTo("cholone board 101 (alice, bob)");
    }

    void signUp() throws Exception {
        signUp(alice, "alice");
    }

    private static void signUp(RealPlayer player, String name) throws Exception {
        player.writes("signup " + name);
        player.replies(player.gets(1), "yes");
        assertThat(firstLine(player.gets(2))).startsWith("Welcome, " + name + ".");
    }

    private static MimeMessage newest(RealPlayer player, String words) throws MessagingException {
        await(words)
                .atMost(PATIENCE)
                .until(() -> firstLine(player.gets(player.count())).contains(words));
        return player.gets(player.count());
    }

    /** Our mailbox, which otherwise only our program reads. */
    RealPlayer ourMailbox() {
        return new RealPlayer("pbem", post, mailboxes);
    }

    Grounds grounds() {
        return grounds;
    }

    TokenServer tokens() {
        return tokens;
    }

    Dovecot mailboxes() {
        return mailboxes;
    }

    Postfix post() {
        return post;
    }

    Program program() {
        return program;
    }

    RealPlayer bob() {
        return bob;
    }

    @Override
    public void afterEach(ExtensionContext context) throws IOException {
        if (program != null) {
            program.close();
        }
        if (post != null) {
            post.close();
        }
        if (mailboxes != null) {
            mailboxes.close();
        }
        if (grounds != null) {
            tokens.close();
            grounds.close();
        }
    }
}
