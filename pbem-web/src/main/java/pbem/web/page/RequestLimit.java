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
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import pbem.phrase.Phrase;

/**
 * Limits what one address may cause in a minute: requests of programs, searches, tried moves, robots' answers, and
 * work. Work is the time to make an answer; an answer from the cache costs nothing. Safe for any thread.
 */
public final class RequestLimit {

    /** The number of requests in a minute that the description of the API allows. */
    public static final int A_MINUTE = 300;

    /** The work for one address in a minute; enough for some hundreds of pages. */
    private static final Duration WORK_A_MINUTE = Duration.ofSeconds(3);

    /** The work charged for a request while it is under way, so that an address cannot start all its work at once. */
    private static final Duration IN_ADVANCE = Duration.ofMillis(50);

    /**
     * The number of lines of moves tried at once for players. All others have the same number of their own, so that
     * they keep no player waiting.
     */
    private static final int TRIES_AT_ONCE = 2;

    private static final Phrase AT_ONCE = Phrase.of("site.tries-at-once");

    /** How often a robot answers guests from one address in a minute; below, all guests together. */
    private static final int ANSWERS_A_MINUTE = 20;

    private static final int ANSWERS_A_MINUTE_IN_ALL = 200;

    /** How many sign-up forms are taken from one address in a minute; below, in an hour. */
    private static final int SIGNUPS_A_MINUTE = 3;

    private static final int SIGNUPS_AN_HOUR = 10;

    private static final int MINUTES = 60;

    /** The key for all guests together, which is not an address. */
    private static final String ALL = "";

    private static final long MOST_ADDRESSES = 10_000;

    /** @param minute the number of the minute, counted from 1970 */
    private record Key(String address, long minute) {}

    /** What an address has asked for in a minute, and the work that it caused. */
    private record Share(AtomicInteger asked, AtomicLong nanos, AtomicInteger answered, AtomicInteger signups) {

        Share() {
            this(new AtomicInteger(), new AtomicLong(), new AtomicInteger(), new AtomicInteger());
        }
    }

    private final Clock clock;
    private final LongSupplier meter;
    private final Semaphore strangers = new Semaphore(TRIES_AT_ONCE);
    private final Semaphore players = new Semaphore(TRIES_AT_ONCE);

    /** Permits one robot at a time to think for guests. */
    private final Semaphore robot = new Semaphore(1);

    private final Semaphore files = new Semaphore(1);

    private final Cache<Key, Share> counts = Caffeine.newBuilder()
            .maximumSize(MOST_ADDRESSES)
            .expireAfterWrite(Duration.ofMinutes(2))
            .build();

    /** The number of sign-up forms from an address in an hour. The key has the first minute of the hour. */
    private final Cache<Key, AtomicInteger> signups = Caffeine.newBuilder()
            .maximumSize(MOST_ADDRESSES)
            .expireAfterWrite(Duration.ofHours(2))
            .build();

    /** @param meter the processor time used by the calling thread, in nanoseconds */
    public RequestLimit(Clock clock, LongSupplier meter) {
        this.clock = clock;
        this.meter = meter;
    }

    /**
     * Counts a request.
     *
     * @throws Problem if the address has sent too many
     */
    public void count(Context context) {
        Instant now = clock.instant();
        if (share(context, now).asked().incrementAndGet() > A_MINUTE) {
            throw untilTheNextMinute(context, now);
        }
    }

    /**
     * Does work and charges the address for it.
     *
     * @throws Problem if the address has caused too much work
     */
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
     * Tries a line of moves, which is the most expensive kind of work, and charges the address for it.
     *
     * @throws Problem if the address has had its share, or too many others are trying lines just now
     */
    public <T> T trying(Context context, Supplier<T> trial) {
        return trying(strangers, AT_ONCE, context, trial);
    }

    /** Tries a line of moves for a reader whose token shows that they are a player; charges the address as well. */
    public <T> T tryingForPlayer(Context context, Supplier<T> trial) {
        return trying(players, AT_ONCE, context, trial);
    }

    /**
     * Has a robot answer a guest and charges the address for the robot's thinking.
     *
     * @param membersWait whether members are waiting for the robot
     * @throws Problem if the address has had its share, or the robot is thinking for another guest or members are
     *     waiting
     */
    public <T> T answering(Context context, BooleanSupplier membersWait, Supplier<T> answer) {
        if (membersWait.getAsBoolean()) {
            throw atOnce(context, Phrase.of("site.members-first"));
        }
        return trying(robot, AT_ONCE, context, () -> {
            countAnswer(context);
            return answer.get();
        });
    }

    private void countAnswer(Context context) {
        Instant now = clock.instant();
        if (share(context, now).answered().incrementAndGet() > ANSWERS_A_MINUTE
                || share(ALL, now).answered().incrementAndGet() > ANSWERS_A_MINUTE_IN_ALL) {
            throw untilTheNextMinute(context, now, Phrase.of("site.guests-a-minute"));
        }
    }

    /**
     * Counts a sign-up form.
     *
     * @throws Problem if the address has sent too many
     */
    public void countSignup(Context context) {
        Instant now = clock.instant();
        if (share(context, now).signups().incrementAndGet() > SIGNUPS_A_MINUTE) {
            throw untilTheNextMinute(context, now, Phrase.of("site.signups-a-minute"));
        }
        long hour = minute(now) / MINUTES * MINUTES;
        if (signups.get(new Key(context.ip(), hour), key -> new AtomicInteger()).incrementAndGet() > SIGNUPS_AN_HOUR) {
            throw until(context, now, hour + MINUTES, Phrase.of("site.signups-an-hour"));
        }
    }

    private static Problem atOnce(Context context, Phrase why) {
        context.header("Retry-After", "1");
        return Problem.refused(HttpStatus.SERVICE_UNAVAILABLE, why);
    }

    /**
     * Writes the games of a player to a file and charges the address for it.
     *
     * @throws Problem if the address has had its share, or another file is being written just now
     */
    public <T> T writingFile(Context context, Supplier<T> file) {
        return trying(files, Phrase.of("site.files-at-once"), context, file);
    }

    private <T> T trying(Semaphore tries, Phrase busy, Context context, Supplier<T> trial) {
        if (!tries.tryAcquire()) {
            throw atOnce(context, busy);
        }
        try {
            return charged(context, trial);
        } finally {
            tries.release();
        }
    }

    private Share share(Context context, Instant now) {
        return share(context.ip(), now);
    }

    private Share share(String address, Instant now) {
        return counts.get(new Key(address, minute(now)), key -> new Share());
    }

    private static long minute(Instant now) {
        return now.getEpochSecond() / 60;
    }

    private static Problem untilTheNextMinute(Context context, Instant now) {
        return untilTheNextMinute(context, now, Phrase.of("site.too-many", A_MINUTE));
    }

    private static Problem untilTheNextMinute(Context context, Instant now, Phrase why) {
        return until(context, now, minute(now) + 1, why);
    }

    private static Problem until(Context context, Instant now, long minute, Phrase why) {
        context.header("Retry-After", String.valueOf(minute * 60 - now.getEpochSecond()));
        return Problem.refused(HttpStatus.TOO_MANY_REQUESTS, why);
    }
}
