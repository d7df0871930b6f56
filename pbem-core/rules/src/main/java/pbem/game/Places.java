package pbem.game;

import java.util.Comparator;
import java.util.List;

/**
 * The places of all seats: 1 is the first. Seats that share a place leave gaps behind it, as in 1 2 2 and 1 1 3.
 *
 * @param bySeat a place for each seat, in order
 */
public record Places(List<Integer> bySeat) {

    public Places {
        bySeat = List.copyOf(bySeat);
    }

    /** The places that follow from the results alone: winners before draws before losses. */
    public static Places of(Outcome outcome) {
        return ranked(outcome.results().size(), byResult(outcome));
    }

    /**
     * @param order the better seat first; seats that compare as equal share a place
     */
    public static Places ranked(int seats, Comparator<Seat> order) {
        List<Seat> all = Seat.all(seats);
        return new Places(all.stream()
                .map(seat -> 1
                        + (int) all.stream()
                                .filter(other -> order.compare(other, seat) < 0)
                                .count())
                .toList());
    }

    /** An order by results alone, which callers refine. */
    public static Comparator<Seat> byResult(Outcome outcome) {
        return Comparator.comparing(outcome::of);
    }

    public int of(Seat seat) {
        return bySeat.get(seat.index());
    }
}
