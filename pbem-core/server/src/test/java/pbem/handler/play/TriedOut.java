package pbem.handler.play;

import java.util.Optional;
import pbem.clock.WorkBudget;
import pbem.game.Position;
import pbem.game.Seat;

/** What somebody is told who tries out moves, for tests of what they learn by that. */
public final class TriedOut {

    private TriedOut() {}

    public static String by(Optional<Seat> seat, Position from, String moves) {
        return Trial.of(from, moves, seat, new WorkBudget(WorkBudget.OF_A_PLAYER, () -> 0))
                .match(
                        reached -> reached.moves().toString(),
                        refused -> refused.refusal().toString());
    }
}
