package pbem.game;

import java.util.function.Function;

/** The answer of a position to the text of a move: a legal move, or a refusal. */
public sealed interface Reading {

    /** The text names this legal move. */
    record Legal(Move move) implements Reading {
        @Override
        public <R> R match(Function<? super Legal, ? extends R> legal, Function<? super Refused, ? extends R> refused) {
            return legal.apply(this);
        }
    }

    /** The text is not a move, or not a legal one. */
    record Refused(Refusal refusal) implements Reading {
        @Override
        public <R> R match(Function<? super Legal, ? extends R> legal, Function<? super Refused, ? extends R> refused) {
            return refused.apply(this);
        }
    }

    /** Applies the function for this case. */
    <R> R match(Function<? super Legal, ? extends R> legal, Function<? super Refused, ? extends R> refused);

    /** The move, where it is known to be legal, such as one from the record. */
    default Move move() {
        return match(Legal::move, refused -> {
            throw new IllegalStateException("no legal move: " + refused.refusal());
        });
    }

    /** The refusal, where it is known to be refused. */
    default Refusal refusal() {
        return match(
                legal -> {
                    throw new IllegalStateException("legal: " + legal.move().notation());
                },
                Refused::refusal);
    }

    static Reading legal(Move move) {
        return new Legal(move);
    }

    static Reading refused(Refusal refusal) {
        return new Refused(refusal);
    }
}
