package pbem.games.chess;

import java.util.Optional;
import pbem.game.Move;

/**
 * A justified claim of a draw (articles 8.2d and 8.2e). It concerns the position on the board or, if it comes with a
 * move, the position after that move.
 */
record DrawClaim(Optional<Step> step) implements Move {

    @Override
    public String notation() {
        return "draw claim" + step.map(move -> " " + move.notation()).orElse("");
    }
}
