package pbem.games.chess;

import java.util.function.Function;
import pbem.game.Move;

/** A decision of a player: a move on the board or a claim of a draw. */
sealed interface ChessMove extends Move permits Step, DrawClaim {

    /** What to do in each case. */
    <R> R match(Function<? super Step, ? extends R> step, Function<? super DrawClaim, ? extends R> claim);
}
