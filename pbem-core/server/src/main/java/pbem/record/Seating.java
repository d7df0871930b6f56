package pbem.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.game.Seat;
import pbem.player.Player;

/** The owners of seats: the first player, until an event gives the seat to another player. */
final class Seating {

    private Seating() {}

    /**
     * @param begun with its first players
     * @throws BrokenRecord if a player who took a seat over is unknown
     */
    static Board after(Board begun, List<Entry> entries) {
        if (begun.successors().isEmpty()) {
            return begun; // the usual case
        }
        List<Player> players = new ArrayList<>(begun.players());
        for (Entry entry : entries) {
            if (entry.event() instanceof Event.SeatTaken taken) {
                if (players.stream().anyMatch(player -> player.id() == taken.player())) {
                    throw new BrokenRecord(
                            begun.number(),
                            "the player who takes a seat over at revision " + entry.revision() + " has one");
                }
                players.set(
                        taken.seat().index(),
                        successor(begun, taken.player())
                                .orElseThrow(() -> new BrokenRecord(
                                        begun.number(),
                                        "the player who took a seat over at revision " + entry.revision()
                                                + " is not known")));
            }
        }
        return begun.seating(players);
    }

    /** The player who takes a seat over; a first player may come back. */
    static Optional<Player> successor(Board begun, long id) {
        return begun.successors().stream().filter(player -> player.id() == id).findFirst();
    }

    /** Whether anybody but the first player has that seat or has acted on it. */
    static boolean changed(GameRecord record, Seat seat) {
        long began = record.begun().player(seat).id();
        long sits = began;
        for (Entry entry : record.entries()) {
            if (entry.event().handsOver(seat)) {
                sits = entry.event().successor().orElseThrow();
            } else if (sits != began && entry.event().by().filter(seat::equals).isPresent()) {
                return true;
            }
        }
        return sits != began;
    }
}
