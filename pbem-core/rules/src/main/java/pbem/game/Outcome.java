package pbem.game;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import pbem.phrase.Phrase;

/**
 * How a game ended.
 *
 * @param results one for each seat, in order
 * @param reason why, as a clause that can follow "alice won:", such as "six marbles ejected"
 */
public record Outcome(List<Result> results, Phrase reason) {

    public Outcome {
        results = List.copyOf(results);
    }

    /** Those seats won (more than one: they share the win), the others lost. */
    public static Outcome won(int seats, Collection<Seat> winners, Phrase reason) {
        return of(seats, winners, Result.WON, reason);
    }

    /** Those seats share a draw, the others (who left before) lost. */
    public static Outcome drawn(int seats, Collection<Seat> sharers, Phrase reason) {
        return of(seats, sharers, Result.DREW, reason);
    }

    private static Outcome of(int seats, Collection<Seat> named, Result theirs, Phrase reason) {
        List<Result> results = new ArrayList<>();
        for (Seat seat : Seat.all(seats)) {
            results.add(named.contains(seat) ? theirs : Result.LOST);
        }
        return new Outcome(results, reason);
    }

    public Result of(Seat seat) {
        return results.get(seat.index());
    }

    /** The share of each seat: the winners divide 1 point, or else those who drew. */
    public double[] shares() {
        List<Seat> winners = with(Result.WON);
        List<Seat> best = winners.isEmpty() ? with(Result.DREW) : winners;
        double[] shares = new double[results.size()];
        best.forEach(seat -> shares[seat.index()] = 1.0 / best.size());
        return shares;
    }

    /** The seats with that result, in order. */
    public List<Seat> with(Result result) {
        return Seat.all(results.size()).stream()
                .filter(seat -> of(seat) == result)
                .toList();
    }
}
