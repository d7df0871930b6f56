package pbem.game;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The person for whom a board is shown.
 *
 * @param seat the seat of a player, who sees their own secrets; empty for the public
 * @param afterwards whether the board is closed, so that nothing is secret any more
 */
public record Viewer(Optional<Seat> seat, boolean afterwards) {

    /** Anybody who does not play on this board. */
    public static final Viewer PUBLIC = new Viewer(Optional.empty(), false);

    public static Viewer of(Seat seat) {
        return new Viewer(Optional.of(seat), false);
    }

    /** This viewer once the board is closed, for any reason. */
    public Viewer looksBack() {
        return new Viewer(seat, true);
    }

    /** All viewers whose views of a board with that many seats can differ. */
    public static List<Viewer> all(int seats) {
        return Stream.concat(Stream.of(PUBLIC), Seat.all(seats).stream().map(Viewer::of))
                .toList();
    }
}
