package pbem.game;

import java.util.function.Function;

/** What a game made of the wish to start. */
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

    /** What is to be done in each case. */
    <R> R match(Function<? super Ready, ? extends R> ready, Function<? super Refused, ? extends R> refused);

    /** The position where there is no doubt that it can be played, such as that of a board under way. */
    default Position position() {
        return match(Ready::position, refused -> {
            throw new IllegalStateException("no setup to play: " + refused.refusal());
        });
    }

    /** Why not, where there is no doubt that it is refused. */
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
