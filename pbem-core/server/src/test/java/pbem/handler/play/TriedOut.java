package pbem.handler.play;

import java.util.Optional;
import pbem.game.Position;
import pbem.game.Seat;

/** What somebody is told who tries out moves, for tests of what they learn by that. */
public final class TriedOut {

    private TriedOut() {}

    public static String by(Optional<Seat> seat, Position from, String moves) {
        return Trial.of(from, moves, seat).toString();
    }
}
