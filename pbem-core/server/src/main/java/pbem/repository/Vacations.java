package pbem.repository;

import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import pbem.clock.Span;
import pbem.clock.Vacation;
import pbem.player.Player;

/** The vacations of the players. A change of one has to bring the boards' clocks up to date: {@link Clocks}. */
public interface Vacations {

    /** All of theirs, past and to come, the earliest first. */
    List<Vacation> of(Player player);

    Vacation take(Player player, Span span, ZoneId zone, Vacation.Kind kind);

    /** Ends one that is under way. */
    void end(Vacation vacation, Instant at);

    /** Strikes out one that has not begun. */
    void cancel(Vacation vacation);
}
