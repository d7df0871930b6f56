package pbem.games.chess;

import java.util.Optional;
import java.util.function.Function;

/**
 * A draw claimed with reason (articles 8.2d and 8.2e): for the position on the board, or for the one to which a move
 * leads that is made with the claim.
 */
record DrawClaim(Optional<Step> step) implements ChessMove {

    @Override
    public <R> R match(Function<? super Step, ? extends R> step, Function<? super DrawClaim, ? extends R> claim) {
        return claim.apply(this);
    }

    @Override
    public String notation() {
        return "draw claim" + step.map(move -> " " + move.notation()).orElse("");
    }

    @Override
    public String toString() {
        return notation();
    }
}
