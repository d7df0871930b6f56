package pbem.mail.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.subethamail.smtp.MessageHandler;
import org.subethamail.smtp.RejectException;
import org.subethamail.smtp.server.SMTPServer;
import pbem.mail.PostOffice;
import pbem.repository.OutboxItem;
import pbem.store.Tables;

/** A player with two addresses, and a real SMTP server on loopback that refuses one of them. */
class SeveralAddressesTest {

    private static final String HOME = "alice@players.example";
    private static final String WORK = "alice@work.example";

    @TempDir
    private Path directory;

    private PostOffice office;
    private SMTPServer server;
    private final Map<String, RejectException> refused = new HashMap<>();
    private final List<String> arrived = new ArrayList<>();
    private boolean broken;

    /** Takes a mail for each recipient that is not refused. */
    private final class Taker implements MessageHandler {

        private final List<String> recipients = new ArrayList<>();

        @Override
        public void from(String sender) {
            // any sender is accepted
        }

        @Override
        public void recipient(String recipient) throws RejectException {
            if (refused.containsKey(recipient)) {
                throw refused.get(recipient);
            }
            recipients.add(recipient);
        }

        @Override
        public String data(InputStream data) throws RejectException {
            if (broken) {
                throw new RejectException(451, "4.3.0 come again");
            }
            arrived.addAll(recipients);
            return null;
        }

        @Override
        public void done() {
            // the data is not kept
        }
    }

    @BeforeEach
    void start() {
        office = new PostOffice(directory);
        office.join("alice");
        office.join("bob");
        office.store().change(tx -> {
            tx.players().addAddress(tx.players().at(HOME).orElseThrow(), WORK, office.instant());
            return true;
        });
        office.board("alice", "bob");
        office.store().change(tx -> Tables.of(tx).execute("DELETE FROM outbox WHERE player_id <> 1"));
        server =
                SMTPServer.port(0).messageHandlerFactory(context -> new Taker()).build();
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop();
        office.close();
    }

    private void delivers() {
        PostOffice.delivery(
                        office.outbox(),
                        new SmtpSettings(
                                "127.0.0.1",
                                server.getPortAllocated(),
                                SmtpSettings.Security.PLAIN,
                                Optional.empty(),
                                Optional.empty(),
                                SmtpTimeouts.of(Duration.ofMinutes(1)),
                                1),
                        transport -> transport)
                .work();
    }

    private OutboxItem mail() {
        return office.outgoing().get(0);
    }

    @Test
    void bothGetTheMail() {
        delivers();
        assertThat(arrived).containsExactlyInAnyOrder(HOME, WORK);
        assertThat(mail().state()).isEqualTo(OutboxItem.State.SENT);
    }

    @Test
    void aVanishedAddressKeepsTheMailFromNobodyElse() {
        refused.put(WORK, new RejectException(550, "5.1.1 no such mailbox"));
        delivers();
        assertThat(arrived).containsExactly(HOME);
        assertThat(mail().state()).isEqualTo(OutboxItem.State.SENT);
        assertThat(mail().lastError().orElseThrow()).contains("no such mailbox");
    }

    @Test
    void aBusyAddressGetsTheMailLaterAndTheOtherGetsItOnce() {
        refused.put(WORK, new RejectException(450, "4.2.1 busy"));
        delivers();
        assertThat(arrived).containsExactly(HOME);
        assertThat(mail().state()).isEqualTo(OutboxItem.State.WAITING);
        refused.clear();
        office.later(Duration.ofHours(1));
        delivers();
        assertThat(arrived).containsExactly(HOME, WORK);
        assertThat(mail().state()).isEqualTo(OutboxItem.State.SENT);
    }

    @Test
    void theBusyOneOfTwoRefusedAddressesGetsTheMailLater() {
        refused.put(HOME, new RejectException(550, "5.1.1 no such mailbox"));
        refused.put(WORK, new RejectException(450, "4.2.1 busy"));
        delivers();
        assertThat(mail().state()).isEqualTo(OutboxItem.State.WAITING);
        refused.remove(WORK);
        office.later(Duration.ofHours(1));
        delivers();
        assertThat(arrived).containsExactly(WORK);
    }

    @Test
    void aServerInTroubleAfterRefusingOneAddressGetsTheMailLaterForTheOther() {
        refused.put(WORK, new RejectException(550, "5.1.1 no such mailbox"));
        broken = true;
        delivers();
        assertThat(mail().state()).isEqualTo(OutboxItem.State.WAITING);
        broken = false;
        office.later(Duration.ofHours(1));
        delivers();
        assertThat(arrived).containsExactly(HOME);
    }

    @Test
    void aMailThatNobodyCanGetIsGivenUp() {
        refused.put(HOME, new RejectException(550, "5.1.1 no such mailbox"));
        refused.put(WORK, new RejectException(550, "5.1.1 no such mailbox"));
        delivers();
        assertThat(mail().state()).isEqualTo(OutboxItem.State.DEAD);
    }
}
