package pbem.mail.delivery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.mail.PostOffice;
import pbem.mail.intake.Reception;
import pbem.mail.reading.RawMail;
import pbem.repository.OutboundMails;
import pbem.repository.Repositories;
import pbem.repository.Transactions;
import pbem.repository.Unavailable;

/** Mails that are claimed by the commit that posts them. */
class ClaimedAsPostedTest {

    @TempDir
    private Path directory;

    private PostOffice office;
    private GreenMail server;

    @BeforeEach
    void start() {
        office = new PostOffice(directory);
        office.board();
        server = new GreenMail(new ServerSetup[] {ServerSetup.SMTP.dynamicPort()});
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop();
        office.close();
    }

    @Test
    void aMailThatIsClaimedAsItIsPostedGoesOnceAndIsGivenBackIfNoRoundBegins() {
        Delivery delivery = delivery();
        delivery.work();
        posts(delivery, "one");
        assertThat(Claims.of(office, "other", 9)).as("it is in hand").isEmpty();
        delivery.end();
        assertThat(delivery().work()).isEqualTo(1);
        posts(delivery, "two");
        assertThat(delivery.work()).isEqualTo(1);
        assertThat(server.getReceivedMessages()).hasSize(4);
    }

    @Test
    void mailsThatAreTakenOverAfterTheLastRoundAreGivenBack() {
        Delivery delivery = delivery();
        delivery.work();
        posts(delivery(), "one");
        List<OutboundMails.Claimed> claimed = office.store().change(tx -> delivery.claim(tx));
        delivery.end();
        assertThat(Claims.of(office, "other", 9)).as("they are in hand").isEmpty();
        delivery.take(claimed);
        assertThat(Claims.of(office, "other", 9)).hasSameSizeAs(claimed).hasSize(1);
    }

    @Test
    void mailsThatWereClaimedByACommitOfUnknownOutcomeGoWithTheNextRound() {
        Delivery delivery = delivery();
        delivery.work();
        Reception cut = office.reception(delivery, new CutAfterCommit(office.store(), new AtomicInteger(1)));
        RawMail mail = PostOffice.mail("one", "zoe@strangers.example", "help");
        assertThatExceptionOfType(Unavailable.class).isThrownBy(() -> cut.receive(List.of(mail)));
        assertThat(Claims.of(office, "other", 9)).as("they are claimed").isEmpty();
        assertThat(delivery.work()).isEqualTo(1);
    }

    @Test
    void mailsThatARoundClaimedByACommitOfUnknownOutcomeGoWithTheNextRound() {
        Transactions cut = new CutAfterCommit(office.store(), new AtomicInteger(1));
        Delivery delivery = office.delivery(
                new Outbox(cut, office.outbox().composer(), office.outbox().writer(), office),
                server.getSmtp().getPort());
        assertThatExceptionOfType(Unavailable.class).isThrownBy(delivery::work);
        assertThat(Claims.of(office, "other", 9)).as("they are claimed").isEmpty();
        assertThat(delivery.work()).isEqualTo(2);
    }

    /**
     * A database that commits and goes away before it says so.
     *
     * @param cuts the number of times that it still does
     */
    private record CutAfterCommit(Transactions transactions, AtomicInteger cuts) implements Transactions {

        @Override
        public <T> T change(Function<Repositories, T> work) {
            T done = transactions.change(work);
            if (cuts.getAndUpdate(left -> Math.max(0, left - 1)) > 0) {
                throw new Unavailable(new IOException("connection reset"));
            }
            return done;
        }

        @Override
        public <T> T read(Function<Repositories, T> work) {
            return transactions.read(work);
        }

        @Override
        public long generation() {
            return transactions.generation();
        }
    }

    @Test
    void nothingIsClaimedAsItIsPostedBeforeAFirstRoundOrWhileTheServerIsAway() {
        Delivery delivery = delivery();
        posts(delivery, "one");
        assertThat(delivery().work()).as("of another worker").isEqualTo(3);
        server.stop();
        posts(delivery, "two");
        assertThat(delivery.work()).isZero();
        posts(delivery, "three");
        assertThat(Claims.of(office, "other", 9)).hasSize(1);
    }

    private void posts(Delivery delivery, String id) {
        assertThat(office.reception(delivery).receive(List.of(PostOffice.mail(id, "zoe@strangers.example", "help"))))
                .isOne();
    }

    private Delivery delivery() {
        return office.delivery(server.getSmtp().getPort());
    }
}
