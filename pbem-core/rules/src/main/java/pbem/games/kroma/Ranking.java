package pbem.games.kroma;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import pbem.game.Outcome;
import pbem.game.Places;
import pbem.game.Seat;
import pbem.phrase.Phrase;

/**
 * The ranking of a game that was played to its end.
 *
 * @param scores the scores of the players who have not left, at least one
 */
record Ranking(Rules rules, List<Score> scores) {

    /**
     * The order of the rules sheet: all triangles count, and the largest connected shape breaks ties. In the published
     * game the largest block counts, and the sum breaks ties.
     */
    private Comparator<Score> order() {
        boolean block = rules.block();
        return Comparator.<Score>comparingInt(score -> score.points(block))
                .thenComparingInt(score -> score.points(!block));
    }

    /** The places by score. Seats that have left come last. */
    Places places() {
        Comparator<Optional<Score>> best =
                Comparator.comparing(score -> score.orElse(null), Comparator.nullsLast(order().reversed()));
        return Places.ranked(rules.seats(), Comparator.comparing(this::of, best));
    }

    private Optional<Score> of(Seat seat) {
        return scores.stream().filter(score -> score.seat().equals(seat)).findFirst();
    }

    Outcome outcome() {
        return Outcome.won(rules.seats(), winners(), reason());
    }

    List<Seat> winners() {
        Places places = places();
        return Seat.all(rules.seats()).stream()
                .filter(seat -> places.of(seat) == 1)
                .toList();
    }

    /**
     * The reason for the outcome: all points and, if the first place is tied on these, the points that break the tie.
     */
    private Phrase reason() {
        boolean block = rules.block();
        int most = scores.stream().mapToInt(one -> one.points(block)).max().orElseThrow();
        List<Score> first =
                scores.stream().filter(one -> one.points(block) == most).toList();
        List<Phrase> all = scores.stream().map(one -> one.told(block)).toList();
        if (first.size() == 1) {
            return Phrase.of(block ? "kroma.by-block" : "kroma.by-sum", all);
        }
        List<Phrase> tied = first.stream().map(one -> one.told(!block)).toList();
        return Phrase.of(block ? "kroma.by-sum-in-tie" : "kroma.by-block-in-tie", all, tied);
    }
}
