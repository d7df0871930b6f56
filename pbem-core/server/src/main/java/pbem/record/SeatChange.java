package pbem.record;

import java.time.Instant;
import java.util.function.Function;
import pbem.game.Seat;
import pbem.phrase.Phrase;
import pbem.player.Player;

/**
 * A seat that changed players.
 *
 * @param moves how many moves stood then
 */
public record SeatChange(Seat seat, Player from, Player to, int moves, Instant at) {

    /** The change in words, with players named by that function. */
    public Phrase told(Function<Player, String> name) {
        return Phrase.of("play.seat-went-over", name.apply(to), name.apply(from), moves);
    }
}
