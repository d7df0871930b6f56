package pbem.cli.watch;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import pbem.notice.HouseNotice;
import pbem.notice.Recipient;
import pbem.phrase.Phrase;
import pbem.phrase.Phrasebook;
import pbem.repository.Transactions;
import pbem.repository.Unavailable;

/**
 * Checks the server regularly, and tells the admin by mail and by the admin's own command what is wrong and when it is
 * over. For use by one thread.
 */
public final class Watch {

    private static final Logger LOG = LoggerFactory.getLogger(Watch.class);

    /** How long the database may be down before the admin is told. Meanwhile nothing can be stored or mailed. */
    private static final Duration DATABASE_LONG = Duration.ofMinutes(10);

    private static final Duration QUIET = Duration.ofHours(1);
    private static final String DATABASE = "database";

    private final Transactions transactions;
    private final Phrasebook phrases;
    private final Clock clock;
    private final WatchRules rules;
    private final Lookout look;
    private final AlarmBook book;
    private final AlarmCommand command;

    /** The time since which the database is down, and below, whether that was told. It is kept only here. */
    private Optional<Instant> awaySince = Optional.empty();

    private boolean awayTold;
    private Instant awayToldAt = Instant.EPOCH;

    /**
     * What is watched.
     *
     * @param machine the name of the machine of this process
     */
    public record Watched(Transactions transactions, Phrasebook phrases, Clock clock, Path home, String machine) {}

    /**
     * The other parts of the process that are watched.
     *
     * @param troubles the troubles that this process can judge; other processes may judge others
     * @param fetches whether mail is fetched from a mailbox
     * @param backups the state of the backups; empty where none are scheduled
     * @param clockDoubt the difference of the machine's clock from the true time, if the clock cannot be trusted
     */
    public record Parts(
            Set<Trouble> troubles,
            boolean fetches,
            Supplier<Optional<BackupState>> backups,
            TaskFaults faults,
            Supplier<Optional<Duration>> clockDoubt) {}

    private Watch(Watched watched, WatchRules rules, Parts parts, LongSupplier nanos) {
        this.transactions = watched.transactions();
        this.phrases = watched.phrases();
        this.clock = watched.clock();
        this.rules = rules;
        this.look = new Lookout(watched.home(), clock, nanos, rules, parts);
        this.book = new AlarmBook(watched.machine());
        this.command = AlarmCommand.of(rules.command());
    }

    public static Watch of(Watched watched, WatchRules rules, Parts parts) {
        return of(watched, rules, parts, System::nanoTime);
    }

    /** @param nanos a monotonic clock */
    static Watch of(Watched watched, WatchRules rules, Parts parts, LongSupplier nanos) {
        return new Watch(watched, rules, parts, nanos);
    }

    /** Checks once. */
    public void round() {
        Instant now = clock.instant();
        List<HouseNotice.Alarmed> told;
        try {
            told = look(now);
        } catch (Unavailable e) {
            away(now);
            throw e;
        }
        back(now);
        for (HouseNotice.Alarmed alarm : told) {
            String text = text(alarm.says());
            LOG.warn("alarm {} {}: {}", alarm.state(), alarm.cause(), text);
            command.run(alarm.state(), alarm.cause(), alarm.since(), text);
        }
    }

    private List<HouseNotice.Alarmed> look(Instant now) {
        Lookout.Found found = transactions.read(tx -> look.look(tx, now));
        AlarmBook.Page seen = book.next(transactions.read(tx -> tx.alarms().all()), found, now);
        if (seen.kept().isEmpty()) {
            return List.of();
        }
        return transactions.change(tx -> {
            AlarmBook.Page page = book.next(tx.alarms().all(), found, now); // another worker may have told it by now
            page.kept().forEach(tx.alarms()::keep);
            if (rules.mail()) {
                page.told().forEach(alarm -> tx.notices().post(Recipient.ADMIN, alarm, now));
            }
            return page.told();
        });
    }

    private String text(List<Phrase> says) {
        return says.stream().map(phrases::say).collect(Collectors.joining(" "));
    }

    private void away(Instant now) {
        awaySince = awaySince.or(() -> Optional.of(now));
        Optional<Symptom> disk = look.disk(); // a full disk explains it and does not pass by itself
        boolean isLong = disk.isPresent() || awaySince.get().plus(DATABASE_LONG).isBefore(now);
        if (isLong && !awayTold && !awayToldAt.plus(QUIET).isAfter(now)) {
            awayTold = true;
            awayToldAt = now;
            String text = "The database cannot be used, so no mail is acted on or sent. "
                    + disk.map(full -> text(full.says())).orElse("The log says why.");
            LOG.warn("alarm {} {}: {}", HouseNotice.Alarmed.State.BEGUN, DATABASE, text);
            command.run(HouseNotice.Alarmed.State.BEGUN, DATABASE, awaySince.get(), text);
        }
    }

    private void back(Instant now) {
        if (awayTold) {
            command.run(
                    HouseNotice.Alarmed.State.OVER, DATABASE, awaySince.orElse(now), "The database can be used again.");
        }
        awaySince = Optional.empty();
        awayTold = false;
    }
}
