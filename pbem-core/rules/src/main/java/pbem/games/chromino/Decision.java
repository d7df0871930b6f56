package pbem.games.chromino;

import java.util.function.Function;
import java.util.function.Supplier;
import pbem.game.Move;

/** A decision of a player: a tile to lay, or to draw or pass. */
sealed interface Decision extends Move permits Placement, Decision.Call {

    /** What to do in each case. */
    <R> R match(
            Function<? super Placement, ? extends R> placement, Supplier<? extends R> draw, Supplier<? extends R> pass);

    /** A decision without a tile. */
    enum Call implements Decision {
        DRAW("draw"),
        PASS("pass");

        private final String notation;

        Call(String notation) {
            this.notation = notation;
        }

        @Override
        public <R> R match(
                Function<? super Placement, ? extends R> placement,
                Supplier<? extends R> draw,
                Supplier<? extends R> pass) {
            return this == DRAW ? draw.get() : pass.get();
        }

        @Override
        public String notation() {
            return notation;
        }
    }
}
