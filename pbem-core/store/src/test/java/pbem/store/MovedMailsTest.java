package pbem.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.repository.Claim;
import pbem.repository.InboundMails;
import pbem.repository.InboxItem;
import pbem.repository.Lease;
import pbem.repository.MailOutcome;
import pbem.testkit.Club;

/** The place of a mail at its claim is only a hint: a database writes a changed row to another place. */
class MovedMailsTest {

    private static final InboundMails.Heading HEADING = new InboundMails.Heading("<1@x>", "alice@example.net", "hello");

    @TempDir
    private Path directory;

    private static long add(InboundMails mails, String recipient) {
        return mails.add(new InboundMails.Arrival(
                "the same", recipient, new InboundMails.Source("{}", new byte[100]), Club.START));
    }

    @Test
    void aMailThatWasCountedOnceMoreSinceItsClaimIsFoundAndItsTwinIsToo() {
        try (Club club = new Club(directory)) {
            Claim claim = club.store().changeInHand(tx -> {
                add(tx.inboundMails(), "pbem@example.org");
                return tx.inboundMails()
                        .claim(Lease.of("worker", Club.START, Duration.ofMinutes(1)), 1, 1_000_000)
                        .get(0)
                        .claim();
            });
            club.store().changeInHand(tx -> {
                tx.inboundMails().countRepeat(claim.mail());
                return true;
            });
            boolean waited = club.store().change(tx -> {
                long twin = add(tx.inboundMails(), "pbem+token@example.org");
                tx.inboundMails().settle(Claim.of(twin, ""), HEADING, new MailOutcome("done", "", List.of()));
                boolean waits = tx.inboundMails().isWaiting(claim);
                assertThat(tx.inboundMails().twins(claim, List.of("done")))
                        .extracting(InboundMails.Twin::id)
                        .containsExactly(twin);
                assertThat(tx.inboundMails().twins(claim, List.of("refused"))).isEmpty();
                tx.inboundMails().settle(claim, HEADING, new MailOutcome("repeated", "", List.of()));
                return waits;
            });
            assertThat(waited).isTrue();
            InboxItem mail =
                    club.store().read(tx -> tx.inboundMails().item(claim.mail()).orElseThrow());
            assertThat(mail.outcome()).contains("repeated");
        }
    }
}
