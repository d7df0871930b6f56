package pbem.game;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Whose eyes a picture is made for.
 *
 * @param seat the seat of a player, who sees their own secrets; empty for everybody else, who sees what is public
 * @param afterwards whether the board was closed before the game came to its end, so that nothing is secret any more
 */
public record Viewer(Optional<Seat> seat, boolean afterwards) {

    /** Anybody who does not play on this board. */
    public static final Viewer PUBLIC = new Viewer(Optional.empty(), false);

    public static Viewer of(Seat seat) {
        return new Viewer(Optional.of(seat), false);
    }

    /** The same one once the board is closed, by any cause. */
    public Viewer looksBack() {
        return new Viewer(seat, true);
    }

    /** Everybody whose view of a board with that many seats can differ. */
    public static List<Viewer> all(int seats) {
        return Stream.concat(Stream.of(PUBLIC), Seat.all(seats).stream().map(Viewer::of))
                .toList();
    }
}
