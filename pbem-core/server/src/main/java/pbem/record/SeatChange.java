package pbem.record;

import java.time.Instant;
import java.util.function.Function;
import pbem.game.Seat;
import pbem.phrase.Phrase;
import pbem.player.Player;

/**
 * A seat that went from one player to another.
 *
 * @param moves how many moves stood then
 */
public record SeatChange(Seat seat, Player from, Player to, int moves, Instant at) {

    /** In words, where a player is called as that says. */
    public Phrase told(Function<Player, String> name) {
        return Phrase.of("play.seat-went-over", name.apply(to), name.apply(from), moves);
    }
}
