package pbem.game;

import java.util.Comparator;
import java.util.List;

/**
 * Who came in where, for all seats: 1 is the first place, and those who share one leave out as many behind it, as in 1 2 2
 * and 1 1 3.
 *
 * @param bySeat a place for each seat, in order
 */
public record Places(List<Integer> bySeat) {

    public Places {
        bySeat = List.copyOf(bySeat);
    }

    /** All that the results say: winners before those who drew, and they before those who lost. */
    public static Places of(Outcome outcome) {
        return ranked(outcome.results().size(), byResult(outcome));
    }

    /**
     * @param order the better seat before the other; whom it does not tell apart share a place
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

    /** The results alone, to be told further apart. */
    public static Comparator<Seat> byResult(Outcome outcome) {
        return Comparator.comparing(outcome::of);
    }

    public int of(Seat seat) {
        return bySeat.get(seat.index());
    }
}
