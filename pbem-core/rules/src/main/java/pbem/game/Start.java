package pbem.game;

import java.util.function.Function;

/** The answer of a game to a setup: the first position, or a refusal. */
public sealed interface Start {

    /** The position before the first move. */
    record Ready(Position position) implements Start {
        @Override
        public <R> R match(Function<? super Ready, ? extends R> ready, Function<? super Refused, ? extends R> refused) {
            return ready.apply(this);
        }
    }

    /** The options cannot be played. */
    record Refused(Refusal refusal) implements Start {
        @Override
        public <R> R match(Function<? super Ready, ? extends R> ready, Function<? super Refused, ? extends R> refused) {
            return refused.apply(this);
        }
    }

    /** Applies the function for this case. */
    <R> R match(Function<? super Ready, ? extends R> ready, Function<? super Refused, ? extends R> refused);

    /** The position, where the setup is known to be playable, such as that of a board under way. */
    default Position position() {
        return match(Ready::position, refused -> {
            throw new IllegalStateException("no setup to play: " + refused.refusal());
        });
    }

    /** The refusal, where it is known to be refused. */
    default Refusal refusal() {
        return match(
                ready -> {
                    throw new IllegalStateException("it can be played");
                },
                Refused::refusal);
    }

    static Start ready(Position position) {
        return new Ready(position);
    }

    static Start refused(Refusal refusal) {
        return new Refused(refusal);
    }
}
