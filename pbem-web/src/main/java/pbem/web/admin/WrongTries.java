package pbem.web.admin;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicInteger;
import pbem.phrase.Phrase;
import pbem.web.page.Problem;

/**
 * Counts the wrong tokens from each address. After too many of them, further wrong ones are refused for a while. The
 * right token is always accepted: otherwise anybody who shares the admin's address could keep the admin out. Safe for
 * any thread.
 */
final class WrongTries {

    static final int MOST = 10;
    private static final int MINUTES = 10;
    private static final long MOST_ADDRESSES = 10_000;

    /** @param span the number of the span of ten minutes, counted from 1970 */
    private record Key(String address, long span) {}

    private final Clock clock;
    private final Cache<Key, AtomicInteger> counts = Caffeine.newBuilder()
            .maximumSize(MOST_ADDRESSES)
            .expireAfterWrite(Duration.ofMinutes(2 * MINUTES))
            .build();

    WrongTries(Clock clock) {
        this.clock = clock;
    }

    /**
     * Counts a wrong token.
     *
     * @throws Problem if there were too many before this one
     */
    void count(Context context) {
        Instant now = clock.instant();
        if (counter(context, now).getAndIncrement() >= MOST) {
            long seconds = MINUTES * 60L;
            context.header("Retry-After", String.valueOf(seconds - now.getEpochSecond() % seconds));
            throw Problem.refused(HttpStatus.TOO_MANY_REQUESTS, Phrase.of("site.admin-too-many", MINUTES));
        }
    }

    private AtomicInteger counter(Context context, Instant now) {
        return counts.get(new Key(context.ip(), now.getEpochSecond() / (MINUTES * 60L)), key -> new AtomicInteger());
    }
}
