package pbem.games.chromino;

import java.util.Locale;
import java.util.function.Function;
import pbem.game.Move;

/** A decision of a player: a tile to lay, or a call. */
sealed interface Decision extends Move permits Placement, Decision.Call {

    /** What to do in each case. */
    <R> R match(Function<? super Placement, ? extends R> placement, Function<? super Call, ? extends R> call);

    /** A decision without a tile. */
    enum Call implements Decision {
        DRAW,
        PASS;

        @Override
        public <R> R match(
                Function<? super Placement, ? extends R> placement, Function<? super Call, ? extends R> call) {
            return call.apply(this);
        }

        @Override
        public String notation() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
