package pbem.cli.watch;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * How the backups stand that a server makes by itself.
 *
 * @param every how often one is due
 * @param newest when the last one was made that could be opened
 * @param began since when this process makes them
 * @param fault why the last attempt failed; empty if it did not
 */
public record BackupState(Duration every, Optional<Instant> newest, Instant began, Optional<String> fault) {

    private static final Duration LONG = Duration.ofDays(2);

    /** Whether the last one is so old that somebody has to look. */
    public boolean isLate(Instant now) {
        Duration patience = every.multipliedBy(2).compareTo(LONG) > 0 ? every.multipliedBy(2) : LONG;
        return newest.orElse(began).plus(patience).isBefore(now);
    }
}
