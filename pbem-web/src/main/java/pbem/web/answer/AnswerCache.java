package pbem.web.answer;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.javalin.http.Context;
import java.time.Clock;
import java.time.Instant;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * The one place where the site keeps what it has made: whole answers. An answer is fresh while nobody has changed anything,
 * in this process or another, and no time that it tells has passed. One with a version is fresh, too, while the version is
 * the same. All readers of an edition get the same answer, so none may hold what one reader may see and another may not. Bounded by bytes.
 * Safe for any thread.
 */
public final class AnswerCache {

    private static final long KEPT_BYTES = 16 << 20;
    private static final int BESIDE_THE_BODY = 512;

    /** @param of what the caller names it by */
    private record Key(Object of, Edition edition) {}

    /** @param generation at which it was true */
    private record Kept(Answer answer, long generation) {}

    private final LongSupplier generation;
    private final Clock clock;
    private final WorkCharge charge;
    private final LongAdder again = new LongAdder();
    private final LongAdder asked = new LongAdder();
    private final Cache<Key, Kept> kept = Caffeine.newBuilder()
            .maximumWeight(KEPT_BYTES)
            .weigher((Key key, Kept entry) ->
                    entry.answer().bytes() + 2 * key.toString().length() + BESIDE_THE_BODY)
            .build();

    /**
     * @param generation another number as soon as anything has changed that answers may show
     * @param charge for what is not kept
     */
    public AnswerCache(LongSupplier generation, Clock clock, WorkCharge charge) {
        this.charge = charge;
        this.generation = generation;
        this.clock = clock;
    }

    /**
     * Sends an answer that only another version of the program changes.
     *
     * @param key of that answer alone
     */
    public void sendFixed(Context context, Object key, Supplier<Answer> make) {
        kept.get(
                        new Key(key, Edition.of(context)),
                        asked -> new Kept(make.get().of(Edition.of(context)).versioned(), 0))
                .answer()
                .send(context);
    }

    /**
     * Sends an answer of which there are too many kinds to keep any. The caller charges for it.
     *
     * @param make makes it, as it is at a time
     */
    public void sendOnce(Context context, Function<Instant, Answer> make) {
        make.apply(clock.instant()).versioned().send(context);
    }

    /**
     * Sends an answer that any change may make stale.
     *
     * @param name of that answer alone, in whatever edition
     * @param make makes it, as it is at a time
     */
    public void send(Context context, Object name, Function<Instant, Answer> make) {
        Key key = new Key(name, Edition.of(context));
        long present = generation.getAsLong(); // before anything is read: what is read may be newer, but never older
        Instant now = clock.instant();
        Kept last = kept.getIfPresent(key);
        asked.increment();
        if (isTrue(last, present, now)) {
            again.increment();
            last.answer().send(context);
        } else {
            keep(key, made(context, make, now), present).send(context);
        }
    }

    /**
     * Sends an answer with a version, which is cheaper to look up than the answer is to make: if something else has changed, it is
     * not made, and neither is it for a reader who has it.
     *
     * @param name of that answer alone, in whatever edition
     * @param look tells the version of what is there to be shown at a time
     * @param make makes it, as it is at a time, with its version
     */
    public void send(Context context, Object name, Function<Instant, Version> look, Function<Instant, Answer> make) {
        Key key = new Key(name, Edition.of(context));
        long present = generation.getAsLong();
        Instant now = clock.instant();
        Kept last = kept.getIfPresent(key);
        asked.increment();
        if (isTrue(last, present, now)) {
            again.increment();
            last.answer().send(context);
            return;
        }
        Version version = look.apply(now).of(key.edition());
        if (last != null && last.answer().version().filter(version::equals).isPresent()) {
            keep(key, last.answer(), present).send(context);
        } else if (version.tag().isNamedBy(context)) {
            context.res().addHeader("Vary", "Accept-Encoding");
            version.confirm(context);
        } else {
            keep(key, made(context, make, now), present).send(context);
        }
    }

    private Answer made(Context context, Function<Instant, Answer> make, Instant now) {
        return charge.charged(
                context, () -> make.apply(now).of(Edition.of(context)).versioned());
    }

    /** How often an answer that any change may change was asked for. */
    public long asked() {
        return asked.sum();
    }

    /** How often one of these was sent again as it was. */
    public long again() {
        return again.sum();
    }

    private static boolean isTrue(Kept entry, long present, Instant now) {
        return entry != null && entry.generation() == present && entry.answer().isGoodAt(now);
    }

    private Answer keep(Key key, Answer answer, long present) {
        kept.put(key, new Kept(answer, present));
        return answer;
    }
}
