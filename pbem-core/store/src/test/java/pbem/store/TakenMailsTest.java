package pbem.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.repository.InboundMails;
import pbem.repository.Lease;
import pbem.testkit.Club;

/** A mail stored by the transaction that acts on it. */
class TakenMailsTest {

    @TempDir
    private Path directory;

    private static InboundMails.Arrival arrival(String fingerprint) {
        return new InboundMails.Arrival(
                fingerprint, "pbem@example.org", new InboundMails.Source("{}", new byte[100]), Club.START);
    }

    private static final InboundMails.Heading HEADING =
            new InboundMails.Heading("<1@there>", "alice@there.example", "hello");

    private static Optional<InboundMails.Claimed> taken(Club club, String fingerprint) {
        return club.store().change(tx -> tx.inboundMails().take(arrival(fingerprint), HEADING, "worker"));
    }

    @Test
    void aMailIsTakenOnceAndNotWhileAnotherIsDue() {
        try (Club club = new Club(directory)) {
            InboundMails.Claimed first = taken(club, "first").orElseThrow();
            assertThat(first.attempts()).isOne();
            assertThat(first.source().raw()).hasSize(100);
            assertThat(taken(club, "second")).as("the first is due").isEmpty();

            club.store().change(tx -> {
                tx.inboundMails().postpone(first.claim(), "broken", 1, Club.START.plus(Duration.ofSeconds(1)));
                return true;
            });
            assertThat(taken(club, "first")).as("it is known").isEmpty();
            assertThat(taken(club, "second")).isPresent();
            List<InboundMails.Claimed> left = club.store()
                    .change(tx ->
                            tx.inboundMails().claim(Lease.of("other", Club.START, Duration.ofMinutes(1)), 9, 1_000));
            assertThat(left).as("the second was not settled").hasSize(1);
        }
    }
}
