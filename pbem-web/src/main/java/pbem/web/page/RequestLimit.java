package pbem.web.page;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicInteger;
import pbem.phrase.Phrase;

/**
 * So many questions a minute from one address that cost work, and no more: what programs ask, what is searched, and moves
 * that are tried. Safe for any thread.
 */
public final class RequestLimit {

    /** As the description of the API states it. */
    public static final int A_MINUTE = 300;

    private static final long MOST_ADDRESSES = 10_000;

    /** @param minute since 1970 */
    private record Key(String address, long minute) {}

    private final Clock clock;
    private final Cache<Key, AtomicInteger> counts = Caffeine.newBuilder()
            .maximumSize(MOST_ADDRESSES)
            .expireAfterWrite(Duration.ofMinutes(2))
            .build();

    public RequestLimit(Clock clock) {
        this.clock = clock;
    }

    /** @throws Problem if it is too much */
    public void count(Context context) {
        Instant now = clock.instant();
        long minute = now.getEpochSecond() / 60;
        int asked = counts.get(new Key(ClientAddress.of(context), minute), key -> new AtomicInteger())
                .incrementAndGet();
        if (asked > A_MINUTE) {
            context.header("Retry-After", String.valueOf((minute + 1) * 60 - now.getEpochSecond()));
            throw Problem.refused(HttpStatus.TOO_MANY_REQUESTS, Phrase.of("site.too-many", A_MINUTE));
        }
    }
}
