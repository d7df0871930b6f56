package pbem.web.answer;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.javalin.http.Context;
import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * The only cache of the site's pages; it keeps whole answers. An answer is fresh while nothing has changed, in this
 * process or another, and while the times that it tells are right. An answer with a version stays fresh while its
 * version is the same. All readers of an edition get the same answer, so no answer may contain what one reader may see
 * and another may not. Bounded by bytes. Safe for any thread.
 */
public final class AnswerCache {

    private static final long KEPT_BYTES = 16 << 20;
    private static final int BESIDE_THE_BODY = 512;

    /** @param of the caller's name for the answer */
    private record Key(Object of, Edition edition) {}

    /** @param generation the generation at which the answer was made */
    private record Kept(Answer answer, long generation) {}

    private final LongSupplier generation;
    private final Clock clock;
    private final BiFunction<Context, Supplier<Answer>, Answer> charge;
    private final LongAdder again = new LongAdder();
    private final LongAdder asked = new LongAdder();
    private final Cache<Key, Kept> kept = Caffeine.newBuilder()
            .maximumWeight(KEPT_BYTES)
            .weigher((Key key, Kept entry) ->
                    entry.answer().bytes() + 2 * key.toString().length() + BESIDE_THE_BODY)
            .build();

    /**
     * @param generation a number that differs after any change that answers may show
     * @param charge makes an answer and charges the reader for it, unless they have already caused too much work
     */
    public AnswerCache(LongSupplier generation, Clock clock, BiFunction<Context, Supplier<Answer>, Answer> charge) {
        this.charge = charge;
        this.generation = generation;
        this.clock = clock;
    }

    /**
     * Sends an answer that changes only with the version of the program.
     *
     * @param key a key that no other answer has
     */
    public void sendFixed(Context context, Object key, Supplier<Answer> make) {
        kept.get(
                        new Key(key, Edition.of(context)),
                        asked -> new Kept(make.get().of(Edition.of(context)).versioned(), 0))
                .answer()
                .send(context);
    }

    /**
     * Sends an answer that is not kept, because there are too many of its kind. The caller charges for the work.
     *
     * @param make makes the answer as of a time
     */
    public void sendOnce(Context context, Function<Instant, Answer> make) {
        make.apply(clock.instant()).versioned().send(context);
    }

    /**
     * Sends an answer that any change may make stale.
     *
     * @param name a key that no other answer has; it is the same in every edition
     * @param make makes the answer as of a time
     */
    public void send(Context context, Object name, Function<Instant, Answer> make) {
        send(context, name, Optional.empty(), make);
    }

    /**
     * Sends an answer whose version is cheaper to look up than the answer is to make. The answer is not made again if
     * only other things have changed, or if the reader already has it.
     *
     * @param name a key that no other answer has; it is the same in every edition
     * @param look returns the version of the answer as of a time
     * @param make makes the answer as of a time, with its version
     */
    public void send(Context context, Object name, Function<Instant, Version> look, Function<Instant, Answer> make) {
        send(context, name, Optional.of(look), make);
    }

    private void send(
            Context context, Object name, Optional<Function<Instant, Version>> look, Function<Instant, Answer> make) {
        Key key = new Key(name, Edition.of(context));
        long present = generation.getAsLong(); // read before the data, which may then be newer, but never older
        Instant now = clock.instant();
        Kept last = kept.getIfPresent(key);
        asked.increment();
        if (isTrue(last, present, now)) {
            again.increment();
            last.answer().send(context);
            return;
        }
        Optional<Version> version = look.map(of -> of.apply(now).in(key.edition()));
        if (version.isPresent() && last != null && last.answer().version().equals(version)) {
            keep(key, last.answer(), present).send(context);
        } else if (version.filter(which -> which.isNamedBy(context)).isPresent()) {
            context.res().addHeader("Vary", "Accept-Encoding");
            version.get().confirm(context);
        } else {
            keep(key, made(context, make, now), present).send(context);
        }
    }

    private Answer made(Context context, Function<Instant, Answer> make, Instant now) {
        return charge.apply(
                context, () -> make.apply(now).of(Edition.of(context)).versioned());
    }

    /** The number of requests for answers that any change may make stale. */
    public long asked() {
        return asked.sum();
    }

    /** The number of those requests that were answered from the cache. */
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
