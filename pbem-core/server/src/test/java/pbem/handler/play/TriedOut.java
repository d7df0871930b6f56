package pbem.handler.play;

import java.util.Optional;
import pbem.clock.WorkBudget;
import pbem.game.Position;
import pbem.game.Seat;

/** The answer to a player who tries out moves. */
public final class TriedOut {

    private TriedOut() {}

    public static String by(Optional<Seat> seat, Position from, String moves) {
        return Trial.of(from, moves, seat, new WorkBudget(WorkBudget.OF_A_PLAYER, () -> 0))
                .match(
                        reached -> reached.moves().toString(),
                        refused -> refused.refusal().toString());
    }
}
