package pbem.clock;

import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The days of vacation that a player has left.
 *
 * @param perYear the days of a calendar year
 * @param taken their vacations, past and to come
 */
public record VacationBudget(int perYear, List<Vacation> taken) {

    public VacationBudget {
        taken = List.copyOf(taken);
    }

    /** The days left in a year; never negative, even if the admin has lowered the budget. */
    public int left(int year) {
        int used = taken.stream()
                .mapToInt(vacation -> vacation.daysByYear().getOrDefault(year, 0))
                .sum();
        return Math.max(0, perYear - used);
    }

    /** A year in which the wish would take more days than are left; empty if there is none. */
    public Optional<Integer> overdrawn(Vacation wish) {
        return wish.daysByYear().entrySet().stream()
                .filter(days -> days.getValue() > left(days.getKey()))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    public Optional<Vacation> overlapping(Span wish) {
        return taken.stream().filter(vacation -> vacation.span().overlaps(wish)).findFirst();
    }

    /**
     * The longest vacation from an instant on: no longer than the days left or the given number, and not into the next
     * vacation; empty if no day is left.
     */
    public Optional<Span> from(Instant from, ZoneId zone, int most) {
        ZonedDateTime first = from.atZone(zone);
        int days = 0;
        int year = first.getYear();
        int ofThisYear = 0;
        while (days < most) {
            int dayIn = first.plusDays(days).getYear();
            ofThisYear = dayIn == year ? ofThisYear : 0;
            year = dayIn;
            if (left(year) <= ofThisYear) {
                break;
            }
            ofThisYear++;
            days++;
        }
        Instant end = first.plusDays(days).toInstant();
        Instant next = taken.stream()
                .map(vacation -> vacation.span().from())
                .filter(begin -> !begin.isBefore(from) && begin.isBefore(end))
                .min(Instant::compareTo)
                .orElse(end);
        return from.isBefore(next) ? Optional.of(new Span(from, next)) : Optional.empty();
    }
}
