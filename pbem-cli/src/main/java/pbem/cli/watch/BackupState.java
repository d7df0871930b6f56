package pbem.cli.watch;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * The state of the automatic backups.
 *
 * @param every the interval between backups
 * @param newest the time of the last backup that could be opened
 * @param began the time since which this process makes backups
 * @param fault why the last attempt failed; empty if it succeeded
 */
public record BackupState(Duration every, Optional<Instant> newest, Instant began, Optional<String> fault) {

    private static final Duration LONG = Duration.ofDays(2);

    /** Whether the last backup is so old that the admin must act. */
    public boolean isLate(Instant now) {
        Duration patience = every.multipliedBy(2).compareTo(LONG) > 0 ? every.multipliedBy(2) : LONG;
        return newest.orElse(began).plus(patience).isBefore(now);
    }
}
