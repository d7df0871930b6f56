package pbem.mail.intake;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A trouble that every mail meets anew, such as a full disk, told in one line once a minute. Safe for any thread. */
public final class RareWarning {

    private static final long PAUSE = Duration.ofMinutes(1).toNanos();

    /** That the database is not available, which all that this process does meets at once. */
    public static final RareWarning OF_THE_DATABASE = new RareWarning(LoggerFactory.getLogger(RareWarning.class));

    private final Logger log;
    private final AtomicLong last = new AtomicLong(System.nanoTime() - PAUSE);

    public RareWarning(Logger log) {
        this.log = log;
    }

    /** @param message with places for the arguments, as the logger has it */
    public void say(String message, Object... args) {
        long now = System.nanoTime();
        long before = last.get();
        if (now - before >= PAUSE && last.compareAndSet(before, now)) {
            log.warn(message, args);
        }
    }
}
