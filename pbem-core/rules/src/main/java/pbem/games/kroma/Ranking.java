package pbem.games.kroma;

import java.util.Comparator;
import java.util.List;
import pbem.game.Outcome;
import pbem.game.Seat;
import pbem.phrase.Phrase;

/**
 * Who wins a game that was played to its end.
 *
 * @param standings of the players who are still there; at least one
 */
record Ranking(Rules rules, List<Score> standings) {

    Outcome outcome() {
        Comparator<Score> order = rules.block() ? Score.BY_BLOCK : Score.BY_SUM;
        Score best = standings.stream().max(order).orElseThrow();
        List<Seat> winners = standings.stream()
                .filter(standing -> order.compare(standing, best) == 0)
                .map(Score::seat)
                .toList();
        return Outcome.won(rules.seats(), winners, reason());
    }

    /** All points; where the first place is tied, also what else was looked at. */
    private Phrase reason() {
        boolean block = rules.block();
        int most = standings.stream().mapToInt(this::points).max().orElseThrow();
        List<Score> first =
                standings.stream().filter(standing -> points(standing) == most).toList();
        List<Phrase> all = standings.stream().map(one -> one.points(block)).toList();
        if (first.size() == 1) {
            return Phrase.of(block ? "kroma.by-block" : "kroma.by-sum", all);
        }
        List<Phrase> tied = first.stream().map(one -> one.points(!block)).toList();
        return Phrase.of(block ? "kroma.by-sum-in-tie" : "kroma.by-block-in-tie", all, tied);
    }

    private int points(Score standing) {
        return rules.block() ? standing.block() : standing.sum();
    }
}
