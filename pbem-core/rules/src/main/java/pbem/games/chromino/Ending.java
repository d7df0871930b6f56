package pbem.games.chromino;

import java.util.Collection;
import java.util.List;
import java.util.function.ToIntFunction;
import pbem.game.Outcome;
import pbem.game.Places;
import pbem.game.Seat;
import pbem.phrase.Phrase;

/** Who wins when a game ends, and why. */
record Ending(Rules rules, TableState situation) {

    /** The round in which somebody laid the last tile is over. */
    Outcome finished() {
        if (rules.expert() && !rules.solo()) {
            return byPoints();
        }
        List<Integer> winners = situation.inTheRunning().stream()
                .filter(seat -> situation.player(seat).isFinished())
                .toList();
        if (rules.solo()) {
            return won(winners, Phrase.of("chromino.solo", situation.player(0).laid()));
        }
        return won(winners, Phrase.of("chromino.out", winners.size()));
    }

    /** Nobody can go on. */
    Outcome blocked() {
        if (rules.solo()) {
            return won(List.of(), Phrase.of("chromino.solo-blocked", tiles(0)));
        }
        if (rules.expert()) {
            return byPoints();
        }
        List<Integer> winners = best(seat -> -tiles(seat));
        return won(winners, Phrase.of("chromino.blocked", tiles(winners.get(0))));
    }

    /**
     * Behind the winners by tiles that are left, with {@code -expert} by points; who left and keeps nothing comes last.
     *
     * @param ended how it ended
     */
    Places places(Outcome ended) {
        ToIntFunction<Seat> rest = seat -> rules.expert() ? -score(seat.index()) : tiles(seat.index());
        return Places.ranked(
                rules.seats(),
                Places.byResult(ended)
                        .thenComparing(seat -> situation.player(seat.index()).lost())
                        .thenComparingInt(seat -> situation.player(seat.index()).lost() ? 0 : rest.applyAsInt(seat)));
    }

    /** All but one left, or of one that one. */
    Outcome deserted() {
        return rules.solo()
                ? won(List.of(), Phrase.of("chromino.given-up"))
                : won(situation.present(), Phrase.of("chromino.alone"));
    }

    private Outcome byPoints() {
        List<Integer> winners = best(this::score);
        return won(winners, Phrase.of("chromino.points", score(winners.get(0))));
    }

    /** Those who can win of whom that is largest. */
    private List<Integer> best(ToIntFunction<Integer> value) {
        int most = situation.inTheRunning().stream().mapToInt(value).max().orElseThrow();
        return situation.inTheRunning().stream()
                .filter(seat -> value.applyAsInt(seat) == most)
                .toList();
    }

    private int tiles(int seat) {
        return situation.player(seat).hand().size();
    }

    private int score(int seat) {
        return situation.player(seat).score();
    }

    private Outcome won(Collection<Integer> winners, Phrase reason) {
        return Outcome.won(rules.seats(), winners.stream().map(Seat::at).toList(), reason);
    }
}
