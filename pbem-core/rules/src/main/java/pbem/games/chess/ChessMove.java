package pbem.games.chess;

import java.util.function.Function;
import pbem.game.Move;

/** What a player may decide. */
sealed interface ChessMove extends Move permits Step, DrawClaim {

    /** What is to be done in each case. */
    <R> R match(Function<? super Step, ? extends R> step, Function<? super DrawClaim, ? extends R> claim);
}
