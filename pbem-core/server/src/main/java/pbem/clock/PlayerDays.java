package pbem.clock;

import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.terms.TimeControl;

/**
 * The player's own reasons for which clocks stand still: vacations and weekends.
 *
 * @param vacations in order
 * @param zone the time zone of their weekends
 */
public record PlayerDays(List<Vacation> vacations, ZoneId zone) {

    public PlayerDays {
        vacations = List.copyOf(vacations);
    }

    /**
     * The vacations that stop a clock under those terms; before the first move without those that the server took for
     * the player.
     */
    List<Vacation> away(TimeControl control, boolean moved) {
        return control.withoutVacation()
                ? List.of()
                : vacations.stream()
                        .filter(vacation -> vacation.kind() != Vacation.Kind.CLOSING_AGAIN)
                        .filter(vacation -> moved || vacation.kind() != Vacation.Kind.AUTOMATIC)
                        .toList();
    }

    Pauses pauses(TimeControl control, boolean moved, List<Span> outages) {
        List<Span> spans = new ArrayList<>(outages);
        away(control, moved).forEach(vacation -> spans.add(vacation.span()));
        return Pauses.of(spans, control.weekdays() ? Optional.of(zone) : Optional.empty());
    }

    /** The vacation that stops such a clock; empty if none does. */
    Optional<Vacation> away(TimeControl control, boolean moved, Instant now) {
        return away(control, moved).stream()
                .filter(vacation -> vacation.covers(now))
                .findFirst();
    }
}
