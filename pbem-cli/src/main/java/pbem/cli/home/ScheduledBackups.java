package pbem.cli.home;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import pbem.cli.config.Configuration;
import pbem.cli.config.WatchSettings;
import pbem.cli.metrics.StepTimes;
import pbem.cli.metrics.TimedStep;
import pbem.cli.watch.BackupState;
import pbem.repository.Unavailable;
import pbem.store.engine.Database;

/**
 * The backups that a running server makes by itself. A backup counts only once it could be opened. One that cannot be
 * opened is deleted, and the older ones stay. Safe for any thread.
 */
final class ScheduledBackups {

    private static final Logger LOG = LoggerFactory.getLogger(ScheduledBackups.class);

    /** The most characters of a fault, which is in a mail to the admin. */
    private static final int LONGEST_FAULT = 300;

    private final Home home;
    private final Database database;
    private final Clock clock;
    private final Duration every;
    private final int keep;
    private final Path directory;
    private final Instant began;
    private volatile Optional<String> fault = Optional.empty();
    private volatile Optional<Instant> newest = Optional.empty();

    private ScheduledBackups(Home home, Database database, Clock clock, Configuration configuration) {
        this.home = home;
        this.database = database;
        this.clock = clock;
        this.every = Duration.ofHours(configuration.get(WatchSettings.BACKUP_HOURS));
        this.keep = configuration.get(WatchSettings.BACKUP_KEEP);
        this.directory = directory(home, configuration);
        this.began = clock.instant();
        look();
    }

    /** The directory of the backups. */
    static Path directory(Home home, Configuration configuration) {
        String to = configuration.get(WatchSettings.BACKUP_TO);
        return to.isEmpty() ? home.backups() : Path.of(to);
    }

    /** The scheduled backups of a server; empty if none are scheduled. */
    static Optional<ScheduledBackups> of(PbemServer server) {
        return server.configuration().get(WatchSettings.BACKUP_HOURS) == 0
                ? Optional.empty()
                : Optional.of(
                        new ScheduledBackups(server.home(), server.database(), server.clock(), server.configuration()));
    }

    BackupState state() {
        return new BackupState(every, newest, began, fault);
    }

    /** Makes a backup if one is due. */
    void round(StepTimes times) {
        Instant now = clock.instant();
        look();
        if (newest.filter(last -> last.plus(every).isAfter(now)).isPresent()) {
            return;
        }
        BackupCopy copy = BackupCopy.in(directory, now);
        try {
            long began = System.nanoTime();
            make(copy);
            times.note(TimedStep.BACKUP, began);
            fault = Optional.empty();
            newest = Optional.of(now);
            List<Path> gone = BackupCopy.removeOldest(directory, keep);
            LOG.info("copied the home to {}, and removed {} older copies", copy.directory(), gone.size());
        } catch (IOException | RuntimeException e) {
            fault = Optional.of(words(e));
            if (e instanceof Unavailable away) {
                throw away;
            }
            throw new IllegalStateException("no backup: " + fault.get(), e);
        }
    }

    private void make(BackupCopy copy) throws IOException {
        copy.take(home, database);
        try {
            copy.check();
        } catch (IOException | RuntimeException e) {
            copy.discard();
            throw e;
        }
    }

    private void look() {
        try {
            newest = BackupCopy.newest(directory);
        } catch (IOException e) {
            LOG.debug("cannot look into {}", directory, e);
        }
    }

    private static String words(Exception fault) {
        String words = FileFault.words(fault);
        return words.length() <= LONGEST_FAULT ? words : words.substring(0, LONGEST_FAULT) + "...";
    }
}
