package pbem.cli.watch;

import java.time.Duration;

/** After what time something is wrong, for those who say so: the watch, the doctor and {@code /readyz}. */
public final class Patience {

    /** A server that runs has no mail that waits longer for its first look. */
    public static final Duration LATE_MAIL = Duration.ofMinutes(15);

    /** Somebody has to look. */
    public static final Duration STUCK_MAIL = Duration.ofHours(1);

    /** Without a mailbox. */
    public static final Duration MAILBOX = Duration.ofMinutes(10);

    /** As far as two looks at one clock, or two machines on one database, may be apart. */
    public static final Duration CLOCKS_DIFFER = Duration.ofMinutes(1);

    private Patience() {}
}
