package pbem.game;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The result of an act or of a reading: the new state of its subject, or what was read; otherwise why there is none.
 *
 * @param <T> such as the record of a board, a tournament, a player or terms
 */
public sealed interface Act<T> {

    /** Applies the function for this case. */
    <R> R match(Function<? super T, ? extends R> done, Function<? super Refusal, ? extends R> refused);

    /** Does what follows from this case. */
    default void follow(Consumer<? super T> done, Consumer<? super Refusal> refused) {
        this.<Runnable>match(now -> () -> done.accept(now), refusal -> () -> refused.accept(refusal))
                .run();
    }

    /** Goes on with what was done or read; a refusal stays. */
    default <R> Act<R> then(Function<? super T, Act<R>> next) {
        return match(next, Refused::new);
    }

    static <T> Act<T> done(T now) {
        return new Done<>(now);
    }

    static <T> Act<T> refused(Refusal refusal) {
        return new Refused<>(refusal);
    }

    /** Performs a deed unless there is an objection. */
    static <T> Act<T> unless(Optional<Refusal> objection, Supplier<? extends T> deed) {
        return objection.isPresent() ? refused(objection.get()) : done(deed.get());
    }

    /** The new state, or what was read, where it cannot be refused. */
    default T now() {
        return match(now -> now, refusal -> {
            throw new IllegalStateException("refused: " + refusal);
        });
    }

    /** The refusal, where it is known to be refused. */
    default Refusal refusal() {
        return objection().orElseThrow();
    }

    /** What was done or read; empty if it was refused. */
    default Optional<T> result() {
        return match(Optional::of, refusal -> Optional.empty());
    }

    /** Why there is none; empty if there is one. */
    default Optional<Refusal> objection() {
        return match(now -> Optional.empty(), Optional::of);
    }

    record Done<T>(T now) implements Act<T> {
        @Override
        public <R> R match(Function<? super T, ? extends R> done, Function<? super Refusal, ? extends R> refused) {
            return done.apply(now);
        }
    }

    record Refused<T>(Refusal refusal) implements Act<T> {
        @Override
        public <R> R match(Function<? super T, ? extends R> done, Function<? super Refusal, ? extends R> refused) {
            return refused.apply(refusal);
        }
    }
}
