package pbem.cli.watch;

import java.time.Duration;

/** The delays after which something counts as wrong. The watch, the doctor and {@code /readyz} use them. */
public final class Patience {

    /** While a server runs, no mail waits longer than this for its first handling. */
    public static final Duration LATE_MAIL = Duration.ofMinutes(15);

    /** A mail that waits longer than this needs the admin's attention. */
    public static final Duration STUCK_MAIL = Duration.ofHours(1);

    /** The longest time without reaching the mailbox. */
    public static final Duration MAILBOX = Duration.ofMinutes(10);

    /** The largest difference between two readings of one clock, or between two machines on one database. */
    public static final Duration CLOCKS_DIFFER = Duration.ofMinutes(1);

    private Patience() {}
}
