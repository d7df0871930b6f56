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

    /** Performs a deed unless there is an objection. */
    static <T> Act<T> unless(Optional<Refusal> objection, Supplier<? extends T> deed) {
        return objection.isPresent() ? new Refused<>(objection.get()) : new Done<>(deed.get());
    }

    /** The new state, or what was read, where it cannot be refused. */
    default T now() {
        return match(now -> now, refusal -> {
            throw new IllegalStateException("refused: " + refusal);
        });
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
