package pbem.mail.mailbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.icegreen.greenmail.user.GreenMailUser;
import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.mail.PostOffice;
import pbem.mail.login.PasswordLogin;
import pbem.repository.InboxItem;
import pbem.store.Tables;

/** The mailbox on a real POP3 server on loopback. */
class PopMailboxTest {

    private static final int LARGEST = 10_000;
    private static final String ALICE = "alice@players.example";

    @TempDir
    private Path directory;

    private PostOffice office;
    private GreenMail server;
    private GreenMailUser user;

    @BeforeEach
    void start() {
        office = new PostOffice(directory);
        server = new GreenMail(new ServerSetup[] {ServerSetup.POP3.dynamicPort()});
        server.start();
        user = server.setUser(PostOffice.ADDRESS, "pbem", "secret");
    }

    @AfterEach
    void stop() {
        server.stop();
        office.close();
    }

    @Test
    void everyMailIsFetchedOnceAndDeleted() throws Exception {
        for (int i = 0; i < 3; i++) {
            arrive(PostOffice.mail("m" + i, ALICE, "help").bytes());
        }
        try (PopMailbox mailbox = mailbox()) {
            assertThat(mailbox.poll()).isEqualTo(3);
            assertThat(mailbox.poll()).isZero();
        }
        assertThat(office.inbox().list(10)).hasSize(3);
        assertThat(left()).isZero();
    }

    @Test
    void aMailIsStoredAsItWasSent() throws Exception {
        byte[] mail = (new String(PostOffice.mail("1", ALICE, "help").bytes(), StandardCharsets.US_ASCII)
                        + ".dot\r\n8-bit \u00e9\r\n")
                .getBytes(StandardCharsets.ISO_8859_1);
        arrive(mail);
        try (PopMailbox mailbox = mailbox()) {
            mailbox.poll();
        }
        assertThat(office.inbox().raw(1).orElseThrow().bytes()).isEqualTo(mail);
    }

    @Test
    void onlyTheHeaderOfATooLargeMailIsFetched() throws Exception {
        byte[] head = PostOffice.mail("large", ALICE, "help").bytes();
        byte[] mail = Arrays.copyOf(head, 2 * LARGEST);
        Arrays.fill(mail, head.length, mail.length, (byte) 'x');
        arrive(mail);
        try (PopMailbox mailbox = mailbox()) {
            assertThat(mailbox.poll()).isEqualTo(1);
        }
        office.intake().work();
        assertThat(office.inbox().list(10)).extracting(InboxItem::outcome).containsExactly(Optional.of("too-large"));
        assertThat(office.inbox().raw(1).orElseThrow().bytes()).hasSizeLessThan(1_000);
        assertThat(office.outgoing()).hasSize(1);
        assertThat(left()).isZero();
    }

    @Test
    void anUnstoredMailStaysOnTheServer() throws Exception {
        arrive(PostOffice.mail("1", ALICE, "help").bytes());
        office.store().change(tx -> Tables.of(tx).execute("ALTER TABLE inbox RENAME TO gone"));
        try (PopMailbox mailbox = mailbox()) {
            assertThatThrownBy(mailbox::poll).isInstanceOf(RuntimeException.class);
        }
        assertThat(left()).isEqualTo(1);
    }

    @Test
    void aMailboxOpenInAnotherSessionIsNotAFaultAndIsFetchedLater() throws Exception {
        try (LockedPop pop = new LockedPop();
                PopMailbox mailbox = new PopMailbox(pop.settings(), office.inbox()::receive)) {
            assertThatThrownBy(mailbox::poll).isInstanceOf(MailboxBusy.class);
            assertThat(mailbox.check()).as("the login is right").isEmpty();
            pop.unlock();
            assertThat(mailbox.poll()).isZero();
        }
    }

    private void arrive(byte[] mail) throws MessagingException {
        user.deliver(new MimeMessage(null, new ByteArrayInputStream(mail)));
    }

    private int left() throws Exception {
        return server.getManagers().getImapHostManager().getInbox(user).getMessageCount();
    }

    private PopMailbox mailbox() {
        MailServer host = new MailServer(
                "127.0.0.1",
                server.getPop3().getPort(),
                false,
                Optional.empty(),
                new PasswordLogin("pbem", "secret"),
                Duration.ofMinutes(1));
        return new PopMailbox(new PopSettings(host, LARGEST), office.inbox()::receive);
    }
}
