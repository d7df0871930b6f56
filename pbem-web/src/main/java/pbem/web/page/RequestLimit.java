package pbem.web.page;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import pbem.phrase.Phrase;
import pbem.web.answer.WorkCharge;

/**
 * Bounds what one address may ask in a minute: questions of programs, searches, tried moves, and work. Work is what is made for
 * it; an answer that was kept costs nothing. Safe for any thread.
 */
public final class RequestLimit implements WorkCharge {

    /** As the description of the API states it. */
    public static final int A_MINUTE = 300;

    /** For one address in a minute: some hundreds of pages. */
    private static final Duration WORK_A_MINUTE = Duration.ofSeconds(3);

    /** Work counts as much while it is under way, so that no address begins all of it at once. */
    private static final Duration IN_ADVANCE = Duration.ofMillis(50);

    /** The most lines of moves that are tried at once for players; as many are for all others, so that these keep no player waiting. */
    private static final int TRIES_AT_ONCE = 2;

    private static final long MOST_ADDRESSES = 10_000;

    /** @param minute since 1970 */
    private record Key(String address, long minute) {}

    /** What an address has asked for in a minute, and what work it was. */
    private record Share(AtomicInteger asked, AtomicLong nanos) {

        Share() {
            this(new AtomicInteger(), new AtomicLong());
        }
    }

    private final Clock clock;
    private final LongSupplier meter;
    private final Semaphore strangers = new Semaphore(TRIES_AT_ONCE);
    private final Semaphore players = new Semaphore(TRIES_AT_ONCE);
    private final Cache<Key, Share> counts = Caffeine.newBuilder()
            .maximumSize(MOST_ADDRESSES)
            .expireAfterWrite(Duration.ofMinutes(2))
            .build();

    /** @param meter of the work of the thread that asks, in nanoseconds */
    public RequestLimit(Clock clock, LongSupplier meter) {
        this.clock = clock;
        this.meter = meter;
    }

    /** @throws Problem if it is one question too many */
    public void count(Context context) {
        Instant now = clock.instant();
        if (share(context, now).asked().incrementAndGet() > A_MINUTE) {
            throw untilTheNextMinute(context, now);
        }
    }

    /**
     * Does work, and charges the address with it.
     *
     * @throws Problem if that address has had too much done
     */
    @Override
    public <T> T charged(Context context, Supplier<T> work) {
        Instant now = clock.instant();
        Share share = share(context, now);
        long began = meter.getAsLong();
        try {
            if (share.nanos().addAndGet(IN_ADVANCE.toNanos()) > WORK_A_MINUTE.toNanos()) {
                throw untilTheNextMinute(context, now);
            }
            return work.get();
        } finally {
            share.nanos().addAndGet(meter.getAsLong() - began - IN_ADVANCE.toNanos());
        }
    }

    /**
     * Tries a line of moves, which is dearer than all other work, and charges the address with it.
     *
     * @throws Problem also if others are tried just now
     */
    public <T> T trying(Context context, Supplier<T> trial) {
        return trying(strangers, context, trial);
    }

    /** The same for somebody whose token has shown that they are a player. */
    public <T> T tryingForPlayer(Context context, Supplier<T> trial) {
        return trying(players, context, trial);
    }

    private <T> T trying(Semaphore tries, Context context, Supplier<T> trial) {
        if (!tries.tryAcquire()) {
            context.header("Retry-After", "1");
            throw Problem.refused(HttpStatus.SERVICE_UNAVAILABLE, Phrase.of("site.tries-at-once"));
        }
        try {
            return charged(context, trial);
        } finally {
            tries.release();
        }
    }

    private Share share(Context context, Instant now) {
        return counts.get(new Key(context.ip(), minute(now)), key -> new Share());
    }

    private static long minute(Instant now) {
        return now.getEpochSecond() / 60;
    }

    private static Problem untilTheNextMinute(Context context, Instant now) {
        context.header("Retry-After", String.valueOf((minute(now) + 1) * 60 - now.getEpochSecond()));
        return Problem.refused(HttpStatus.TOO_MANY_REQUESTS, Phrase.of("site.too-many", A_MINUTE));
    }
}
