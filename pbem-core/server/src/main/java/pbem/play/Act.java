package pbem.play;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import pbem.game.Refusal;

/**
 * The result of an act: the new state of its subject, or why nothing was done.
 *
 * @param <T> a record of a board, a tournament, a player
 */
public sealed interface Act<T> {

    /** Applies the function for this case. */
    <R> R match(Function<? super T, ? extends R> done, Function<? super Refusal, ? extends R> refused);

    /** Performs a deed unless there is an objection. */
    static <T> Act<T> unless(Optional<Refusal> objection, Supplier<? extends T> deed) {
        return objection.isPresent() ? new Refused<>(objection.get()) : new Done<>(deed.get());
    }

    /** The new state, for acts that cannot be refused. */
    default T now() {
        return match(now -> now, refusal -> {
            throw new IllegalStateException("refused: " + refusal);
        });
    }

    /** Why nothing was done; empty if the act was done. */
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
