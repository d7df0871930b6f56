package pbem.record;

import java.time.Instant;
import pbem.game.Seat;
import pbem.player.Player;

/**
 * A seat that went from one player to another.
 *
 * @param moves how many moves stood then
 */
public record SeatChange(Seat seat, Player from, Player to, int moves, Instant at) {}
