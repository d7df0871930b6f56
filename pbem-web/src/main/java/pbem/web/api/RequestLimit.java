package pbem.web.api;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import pbem.phrase.Phrase;
import pbem.web.page.Problem;

/** So many questions a minute from one address, and no more. Safe for any thread. */
final class RequestLimit {

    /** As the description of the API states it. */
    static final int A_MINUTE = 300;

    private static final long MOST_ADDRESSES = 10_000;

    /** @param minute since 1970 */
    private record Key(String address, long minute) {}

    private final Clock clock;
    private final Cache<Key, AtomicInteger> counts = Caffeine.newBuilder()
            .maximumSize(MOST_ADDRESSES)
            .expireAfterWrite(Duration.ofMinutes(2))
            .build();

    RequestLimit(Clock clock) {
        this.clock = clock;
    }

    /** @throws Problem if it is too much */
    void count(Context context) {
        Instant now = clock.instant();
        long minute = now.getEpochSecond() / 60;
        int asked = counts.get(new Key(address(context), minute), key -> new AtomicInteger())
                .incrementAndGet();
        if (asked > A_MINUTE) {
            context.header("Retry-After", String.valueOf((minute + 1) * 60 - now.getEpochSecond()));
            throw Problem.refused(HttpStatus.TOO_MANY_REQUESTS, Phrase.of("site.api-too-many", A_MINUTE));
        }
    }

    /** A web server on this machine stands in front of us and says last for whom it asks. */
    private static String address(Context context) {
        String near = context.req().getRemoteAddr();
        return Optional.ofNullable(context.header("X-Forwarded-For"))
                .filter(names -> isOurOwn(near))
                .map(names -> names.substring(names.lastIndexOf(',') + 1).strip())
                .filter(name -> !name.isEmpty() && name.length() < 50)
                .orElse(near);
    }

    private static boolean isOurOwn(String address) {
        try {
            return InetAddress.getByName(address).isLoopbackAddress(); // a number, so nobody is asked
        } catch (UnknownHostException e) {
            return false;
        }
    }
}
