package pbem.play;

import java.util.Optional;
import pbem.game.Seat;

/** Who leaves a game by an event. */
final class Leaver {

    private Leaver() {}

    static Optional<Seat> of(Event event) {
        if (event instanceof Event.Resigned resigned) {
            return Optional.of(resigned.seat());
        }
        return event instanceof Event.Lapsed lapsed ? Optional.of(lapsed.seat()) : Optional.empty();
    }
}
