package pbem.store.seat;

import java.util.ArrayList;
import java.util.List;
import pbem.game.Seat;
import pbem.player.Player;

/**
 * Who sat at a board.
 *
 * @param first when it began, by seat
 * @param successors who took a seat over since
 */
public record Seated(List<Player> first, List<Player> successors) {

    /** Somebody in a seat, now or before. */
    public record Sitting(Seat seat, Player player) {}

    /** @param all by seat, and of each seat in the order in which they had it */
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
