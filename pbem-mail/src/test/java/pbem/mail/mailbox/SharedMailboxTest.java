package pbem.mail.mailbox;

import static org.assertj.core.api.Assertions.assertThat;

import com.icegreen.greenmail.store.FolderException;
import com.icegreen.greenmail.store.MailFolder;
import com.icegreen.greenmail.store.StoredMessage;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.mail.PostOffice;
import pbem.mail.login.PasswordLogin;
import pbem.repository.InboxItem;

/** A mailbox with other sessions at the same time: other pollers, or a mail program. */
@Tag("long")
class SharedMailboxTest {

    private static final String ALICE = "alice@players.example";

    /** More commands than one poll sends; the other session acts before each of them in turn. */
    private static final int COMMANDS = 16;

    @TempDir
    private Path directory;

    private final Set<String> sent = new ConcurrentSkipListSet<>();
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
    void anUnstoredMailIsNeverMarkedAsReadWhenAnotherSessionRemovesAMail() throws Exception {
        everyMailIsStoredWheneverAnotherSessionRemovesOne("", false, false);
    }

    @Test
    void anUnstoredMailIsNeverMovedWhenAnotherSessionRemovesAMail() throws Exception {
        everyMailIsStoredWheneverAnotherSessionRemovesOne("Done", false, false);
    }

    @Test
    void anUnstoredMailIsNeverDeletedWhenAnotherSessionRemovesAMail() throws Exception {
        everyMailIsStoredWheneverAnotherSessionRemovesOne("", true, false);
    }

    @Test
    void anUnstoredMailIsSafeOnAServerThatCanNeitherMoveMailsNorRemoveSingleOnes() throws Exception {
        everyMailIsStoredWheneverAnotherSessionRemovesOne("Done", false, true);
        assertThat(inbox().getMessageCount()).isZero();
    }

    @Test
    void suchAServerRemovesNothingWhileAnUnreadMailOfAnotherProgramIsMarked() throws Exception {
        arrive("1");
        arrive("2");
        mark(true);
        try (BusyMailbox line = new BusyMailbox(server.getImap().getPort(), true);
                ImapMailbox mailbox = mailbox("", true, line.port())) {
            assertThat(mailbox.poll()).isEqualTo(1);
            assertThat(inbox().getMessageCount()).isEqualTo(2);
            mark(false);
            assertThat(mailbox.poll()).isEqualTo(1);
        }
        assertThat(stored()).containsExactly("1", "2");
        assertThat(inbox().getMessageCount()).isZero();
    }

    /** Another session marks the first mail as deleted, or not. */
    private void mark(boolean deleted) throws Exception {
        inbox().setFlags(
                        new Flags(Flags.Flag.DELETED),
                        deleted,
                        inbox().getMessages().get(0).getUid(),
                        null,
                        false);
    }

    private void everyMailIsStoredWheneverAnotherSessionRemovesOne(String processed, boolean delete, boolean old)
            throws Exception {
        try (BusyMailbox line = new BusyMailbox(server.getImap().getPort(), old);
                ImapMailbox mailbox = mailbox(processed, delete, line.port())) {
            for (int command = 1; command <= COMMANDS; command++) {
                for (int i = 0; i < 3; i++) {
                    arrive(command + "." + i);
                }
                String last = command + ".last";
                line.before(command, () -> {
                    removeTheFirst();
                    arrive(last);
                });
                mailbox.poll();
                line.before(0, () -> {});
                mailbox.poll();
                assertThat(stored()).as("before command %d", command).containsAll(sent);
            }
        }
        assertThat(office.inbox().list(200)).hasSize(stored().size());
    }

    @Test
    void howeverManyPollAtOnceEveryMailIsStoredOnce() throws Exception {
        int pollers = 3;
        ExecutorService threads = Executors.newFixedThreadPool(pollers);
        List<Future<?>> rounds = new ArrayList<>();
        for (int poller = 0; poller < pollers; poller++) {
            rounds.add(threads.submit(this::pollUntilTheMailboxIsEmpty));
        }
        for (int mail = 0; mail < 60; mail++) {
            arrive("m" + mail);
            TimeUnit.MILLISECONDS.sleep(5); // so that mails arrive between and during polls
        }
        arrive("end");
        for (Future<?> round : rounds) {
            round.get();
        }
        threads.shutdown();
        try (ImapMailbox mailbox = mailbox("Done", false, server.getImap().getPort())) {
            mailbox.poll();
        }
        assertThat(stored()).containsAll(sent);
        assertThat(office.inbox().list(200)).hasSize(sent.size());
        assertThat(inbox().getMessageCount()).isZero();
    }

    private Void pollUntilTheMailboxIsEmpty() throws Exception {
        try (ImapMailbox mailbox = mailbox("Done", false, server.getImap().getPort())) {
            while (inbox().getMessageCount() > 0 || !sent.contains("end")) {
                try {
                    mailbox.poll();
                } catch (MessagingException e) {
                    // this server breaks off when two sessions change a folder at once; the next round goes on
                }
            }
        }
        return null;
    }

    /** The ids of the stored mails. */
    private Set<String> stored() {
        Set<String> ids = new TreeSet<>();
        for (InboxItem item : office.inbox().list(200)) {
            String mail = new String(office.inbox().raw(item.id()).orElseThrow().bytes(), StandardCharsets.US_ASCII);
            ids.add(mail.replaceAll("(?s).*Message-ID: <|@players.example>.*", ""));
        }
        return ids;
    }

    private void arrive(String id) {
        try {
            byte[] mail = PostOffice.mail(id, ALICE, "help").bytes();
            user.deliver(new MimeMessage(null, new ByteArrayInputStream(mail)));
        } catch (MessagingException e) {
            throw new IllegalStateException(e);
        }
        sent.add(id);
    }

    /** Another session removes the mail: a person, or a poller that has stored it. */
    private void removeTheFirst() {
        try {
            StoredMessage first = inbox().getMessages().get(0);
            String id = first.getMimeMessage().getMessageID().replaceAll("<|@.*", "");
            sent.remove(id);
            inbox().setFlags(new Flags(Flags.Flag.DELETED), true, first.getUid(), null, false);
            inbox().expunge();
        } catch (FolderException | MessagingException e) {
            throw new IllegalStateException(e);
        } catch (IndexOutOfBoundsException e) {
            // the poll is over and has removed all mails
        }
    }

    private MailFolder inbox() throws FolderException {
        return server.getManagers().getImapHostManager().getInbox(user);
    }

    private ImapMailbox mailbox(String processed, boolean delete, int port) {
        MailServer host = new MailServer(
                "127.0.0.1", port, false, Optional.empty(), new PasswordLogin("pbem", "secret"), Duration.ofMinutes(1));
        return new ImapMailbox(new ImapSettings(host, "INBOX", processed, delete, 10_000), office.inbox()::receive);
    }
}
