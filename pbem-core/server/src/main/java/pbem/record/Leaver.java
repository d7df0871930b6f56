package pbem.record;

import java.util.Optional;
import pbem.game.Seat;

/** Who leaves a game by an event. */
public final class Leaver {

    private Leaver() {}

    public static Optional<Seat> of(Event event) {
        if (event instanceof Event.Resigned resigned) {
            return Optional.of(resigned.seat());
        }
        return event instanceof Event.Lapsed lapsed ? Optional.of(lapsed.seat()) : Optional.empty();
    }
}
