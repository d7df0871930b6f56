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

    private Comparator<Score> order() {
        return rules.block() ? Score.BY_BLOCK : Score.BY_SUM;
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
        Comparator<Score> order = order();
        Score best = scores.stream().max(order).orElseThrow();
        return scores.stream()
                .filter(score -> order.compare(score, best) == 0)
                .map(Score::seat)
                .toList();
    }

    /**
     * The reason for the outcome: all points and, if the first place is tied on these, the points that break the tie.
     */
    private Phrase reason() {
        boolean block = rules.block();
        int most = scores.stream().mapToInt(this::points).max().orElseThrow();
        List<Score> first =
                scores.stream().filter(score -> points(score) == most).toList();
        List<Phrase> all = scores.stream().map(one -> one.points(block)).toList();
        if (first.size() == 1) {
            return Phrase.of(block ? "kroma.by-block" : "kroma.by-sum", all);
        }
        List<Phrase> tied = first.stream().map(one -> one.points(!block)).toList();
        return Phrase.of(block ? "kroma.by-sum-in-tie" : "kroma.by-block-in-tie", all, tied);
    }

    private int points(Score score) {
        return rules.block() ? score.block() : score.sum();
    }
}
