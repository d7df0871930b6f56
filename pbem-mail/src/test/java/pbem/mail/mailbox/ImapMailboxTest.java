package pbem.mail.mailbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.icegreen.greenmail.store.MailFolder;
import com.icegreen.greenmail.user.GreenMailUser;
import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import jakarta.mail.Flags;
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

/** The mailbox on a real IMAP server on loopback. */
class ImapMailboxTest {

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
        server = new GreenMail(new ServerSetup[] {ServerSetup.IMAP.dynamicPort()});
        server.start();
        user = server.setUser(PostOffice.ADDRESS, "pbem", "secret");
    }

    @AfterEach
    void stop() {
        server.stop();
        office.close();
    }

    @Test
    void everyNewMailIsFetchedOnceAndMarkedAsRead() throws Exception {
        arrive(3);
        try (ImapMailbox mailbox = mailbox("")) {
            assertThat(mailbox.poll()).isEqualTo(3);
            assertThat(mailbox.poll()).isZero();
        }
        assertThat(office.inbox().list(10)).hasSize(3);
        assertThat(inbox().getMessages()).allMatch(mail -> mail.getFlags().contains(Flags.Flag.SEEN));
    }

    @Test
    void fetchedMailIsMovedWhereTheAdminWantsIt() throws Exception {
        arrive(2);
        try (ImapMailbox mailbox = mailbox("Done")) {
            assertThat(mailbox.poll()).isEqualTo(2);
        }
        assertThat(inbox().getMessageCount()).isZero();
        assertThat(server.getManagers()
                        .getImapHostManager()
                        .getFolder(user, "Done")
                        .getMessageCount())
                .isEqualTo(2);
    }

    @Test
    void fetchedMailIsDeletedIfTheAdminWantsItAndNothingElseIs() throws Exception {
        arrive(3);
        inbox().getMessages().get(1).setFlag(Flags.Flag.DELETED, true);
        try (ImapMailbox mailbox = new ImapMailbox(settings("", true), office.inbox()::receive)) {
            assertThat(mailbox.poll()).isEqualTo(2);
        }
        assertThat(inbox().getMessageCount()).isEqualTo(1);
    }

    @Test
    void onlyTheHeaderOfATooLargeMailIsFetchedAndItsSenderIsAnsweredOnce() throws Exception {
        byte[] head = PostOffice.mail("large", ALICE, "help").bytes();
        byte[] mail = Arrays.copyOf(head, LARGEST + 1);
        Arrays.fill(mail, head.length, mail.length, (byte) 'x');
        user.deliver(new MimeMessage(null, new ByteArrayInputStream(mail)));
        arrive(1);
        try (ImapMailbox mailbox = mailbox("")) {
            assertThat(mailbox.poll()).isEqualTo(2);
            assertThat(mailbox.poll()).isZero();
        }
        office.intake().work();
        assertThat(office.inbox().raw(1).orElseThrow().bytes()).hasSizeLessThan(1_000);
        assertThat(office.inbox().list(10))
                .extracting(InboxItem::outcome)
                .containsExactly(Optional.of("answered"), Optional.of("too-large"));
        assertThat(office.outgoing()).hasSize(2);
    }

    @Test
    void aMalformedMailIsFetchedUnchanged() throws Exception {
        byte[] odd = "From alice Mon May  5 14:02:00 2025\r\nno colon\r\nSubject: \u00e9 \u0000\r\n\r\nx\r\n"
                .getBytes(StandardCharsets.ISO_8859_1);
        try (ScriptedImap imap = ScriptedImap.with(odd);
                ImapMailbox mailbox = new ImapMailbox(imap.settings(), office.inbox()::receive)) {
            mailbox.poll();
        }
        assertThat(office.inbox().raw(1).orElseThrow().bytes()).isEqualTo(odd);
    }

    @Test
    void aMailStoredButNotMarkedBeforeACrashIsNotANewMail() throws Exception {
        arrive(1);
        try (ImapMailbox mailbox = mailbox("")) {
            mailbox.poll();
            inbox().getMessages().get(0).setFlag(Flags.Flag.SEEN, false);
            assertThat(mailbox.poll()).isEqualTo(1);
        }
        assertThat(office.inbox().list(10)).hasSize(1);
    }

    @Test
    void aMailIsStoredAsItWasSent() throws Exception {
        arrive(1);
        try (ImapMailbox mailbox = mailbox("")) {
            mailbox.poll();
        }
        assertThat(office.inbox().raw(1).orElseThrow().bytes())
                .isEqualTo(PostOffice.mail("m0", ALICE, "help").bytes());
    }

    @Test
    void aServerThatIsAwayIsAFailureThatTheNextPollGetsOver() throws Exception {
        arrive(1);
        try (ImapMailbox mailbox = mailbox("")) {
            mailbox.poll();
            int port = server.getImap().getPort();
            server.stop();
            assertThatThrownBy(mailbox::poll).isInstanceOf(MessagingException.class);
            server = new GreenMail(new ServerSetup[] {new ServerSetup(port, "127.0.0.1", ServerSetup.PROTOCOL_IMAP)});
            server.start();
            user = server.setUser(PostOffice.ADDRESS, "pbem", "secret");
            arrive(2);
            assertThat(mailbox.poll()).isEqualTo(2);
        }
    }

    @Test
    void howeverOftenTheConnectionBreaksEveryMailIsStoredOnceAndWhole() throws Exception {
        int mails = 8;
        arrive(mails);
        int broken = 0;
        try (CutConnection line = new CutConnection(server.getImap().getPort())) {
            for (int bytes = 50; bytes < 4_000; bytes += 150) {
                line.cutAfter(bytes);
                try (ImapMailbox mailbox = mailbox("", line.port())) {
                    mailbox.poll();
                } catch (MessagingException e) {
                    broken++;
                }
            }
            line.cutAfter(Long.MAX_VALUE);
            try (ImapMailbox mailbox = mailbox("", line.port())) {
                mailbox.poll();
            }
        }
        assertThat(broken).isGreaterThan(10);
        assertThat(inbox().getMessages()).allMatch(mail -> mail.getFlags().contains(Flags.Flag.SEEN));
        assertThat(office.inbox().list(100)).hasSize(mails);
        for (int i = 0; i < mails; i++) {
            assertThat(office.inbox().raw(i + 1).orElseThrow().bytes())
                    .isEqualTo(PostOffice.mail("m" + i, ALICE, "help").bytes());
        }
    }

    private void arrive(int mails) throws MessagingException {
        for (int i = 0; i < mails; i++) {
            byte[] bytes = PostOffice.mail("m" + i, ALICE, "help").bytes();
            user.deliver(new MimeMessage(null, new ByteArrayInputStream(bytes)));
        }
    }

    private MailFolder inbox() throws Exception {
        return server.getManagers().getImapHostManager().getInbox(user);
    }

    private ImapMailbox mailbox(String processed) {
        return new ImapMailbox(settings(processed, false), office.inbox()::receive);
    }

    private ImapMailbox mailbox(String processed, int port) {
        return new ImapMailbox(settings(processed, false, port), office.inbox()::receive);
    }

    private ImapSettings settings(String processed, boolean delete) {
        return settings(processed, delete, server.getImap().getPort());
    }

    private ImapSettings settings(String processed, boolean delete, int port) {
        MailServer host = new MailServer(
                "127.0.0.1", port, false, Optional.empty(), new PasswordLogin("pbem", "secret"), Duration.ofMinutes(1));
        return new ImapSettings(host, "INBOX", processed, delete, LARGEST);
    }
}
