package pbem.repository;

import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import pbem.clock.Span;
import pbem.clock.Vacation;
import pbem.player.Player;

/** The vacations of the players. After a change the boards' clocks must be updated: {@link Clocks}. */
public interface Vacations {

    /** A player's vacations, past and future, the earliest first. */
    List<Vacation> of(Player player);

    Vacation take(Player player, Span span, ZoneId zone, Vacation.Kind kind);

    /** Ends a vacation that is under way. */
    void end(Vacation vacation, Instant at);

    /** Cancels a vacation that has not begun. */
    void cancel(Vacation vacation);
}
