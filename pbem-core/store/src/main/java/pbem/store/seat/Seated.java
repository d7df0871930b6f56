package pbem.store.seat;

import java.util.ArrayList;
import java.util.List;
import pbem.game.Seat;
import pbem.player.Player;

/**
 * The present and former players of a board.
 *
 * @param first the players at its start, by seat
 * @param successors the players who took over a seat since
 */
public record Seated(List<Player> first, List<Player> successors) {

    /** A present or former player of a seat. */
    public record Sitting(Seat seat, Player player) {}

    /** @param all by seat, and for each seat in the order in which its players had it */
    public static Seated of(List<Sitting> all) {
        List<Player> first = new ArrayList<>();
        List<Player> successors = new ArrayList<>();
        for (Sitting sitting : all) {
            if (sitting.seat().index() == first.size()) {
                first.add(sitting.player());
            } else {
                successors.add(sitting.player());
            }
        }
        return new Seated(first, successors.stream().distinct().toList());
    }
}
