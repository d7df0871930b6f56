package pbem.cli.home;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicReference;
import pbem.repository.Transactions;

/** When the mailbox was last looked at, by this worker or by another one. Safe for any thread. */
final class MailboxReach {

    /** How often the database is told that the mailbox was reached. Workers elsewhere need not know sooner. */
    private static final Duration TOLD = Duration.ofMinutes(1);

    private final Transactions transactions;
    private final Clock clock;
    private final AtomicReference<Instant> here = new AtomicReference<>(Instant.MIN);
    private volatile Instant told = Instant.MIN;

    MailboxReach(Transactions transactions, Clock clock) {
        this.transactions = transactions;
        this.clock = clock;
    }

    /** Notes that the mailbox was reached just now. */
    void note() {
        Instant now = clock.instant();
        here.set(now);
        if (told.isBefore(now.minus(TOLD))) {
            transactions.perform(tx -> tx.outages().reached(now));
            told = now;
        }
    }

    /** Whether any worker has reached the mailbox since then. */
    boolean isLaterThan(Instant since) {
        return here.get().isAfter(since)
                || transactions
                        .read(tx -> tx.outages().lastReached())
                        .filter(since::isBefore)
                        .isPresent();
    }
}
