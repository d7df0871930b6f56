package pbem.game;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Whose eyes a picture is made for.
 *
 * @param seat the seat of a player, who sees his own secrets; empty for everybody else, who sees what is public
 */
public record Viewer(Optional<Seat> seat) {

    /** Anybody who does not play on this board. */
    public static final Viewer PUBLIC = new Viewer(Optional.empty());

    public static Viewer of(Seat seat) {
        return new Viewer(Optional.of(seat));
    }

    /** Everybody whose view of a board with that many seats can differ. */
    public static List<Viewer> all(int seats) {
        return Stream.concat(Stream.of(PUBLIC), Seat.all(seats).stream().map(Viewer::of))
                .toList();
    }
}
