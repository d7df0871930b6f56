package pbem.mail.intake;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Logs a problem that affects every mail, such as a full disk, at most once a minute, in one line. Safe for any
 * thread.
 */
public final class RareWarning {

    private static final long PAUSE = Duration.ofMinutes(1).toNanos();

    /** The warning that the database is not available, shared by everything in this process that uses the database. */
    public static final RareWarning OF_THE_DATABASE = new RareWarning(LoggerFactory.getLogger(RareWarning.class));

    private final Logger log;
    private final AtomicLong last = new AtomicLong(System.nanoTime() - PAUSE);

    public RareWarning(Logger log) {
        this.log = log;
    }

    /** @param message with the logger's placeholders for the arguments */
    public void say(String message, Object... args) {
        long now = System.nanoTime();
        long before = last.get();
        if (now - before >= PAUSE && last.compareAndSet(before, now)) {
            log.warn(message, args);
        }
    }
}
