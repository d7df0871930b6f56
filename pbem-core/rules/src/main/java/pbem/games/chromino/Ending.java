package pbem.games.chromino;

import java.util.Collection;
import java.util.List;
import java.util.function.ToIntFunction;
import pbem.game.Outcome;
import pbem.game.Places;
import pbem.game.Seat;
import pbem.phrase.Phrase;

/** The result of a game: who wins and why. */
record Ending(Rules rules, TableState situation) {

    /** The outcome after the round in which a player laid the last tile. */
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

    /** The outcome when nobody can lay or draw a tile any more. */
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
     * The ranking of the players. Those behind the winners are ranked by the number of tiles left in their hands or,
     * with {@code -expert}, by points. Players who left without having laid their last tile come last.
     *
     * @param ended the outcome of the game
     */
    Places places(Outcome ended) {
        ToIntFunction<Seat> rest = seat -> rules.expert() ? -score(seat.index()) : tiles(seat.index());
        return Places.ranked(
                rules.seats(),
                Places.byResult(ended)
                        .thenComparing(seat -> situation.player(seat.index()).lost())
                        .thenComparingInt(seat -> situation.player(seat.index()).lost() ? 0 : rest.applyAsInt(seat)));
    }

    /** The outcome after all players but one have left the game, or after a single player has left. */
    Outcome deserted() {
        return rules.solo()
                ? won(List.of(), Phrase.of("chromino.given-up"))
                : won(situation.present(), Phrase.of("chromino.alone"));
    }

    private Outcome byPoints() {
        List<Integer> winners = best(this::score);
        return won(winners, Phrase.of("chromino.points", score(winners.get(0))));
    }

    /** Those players with the largest value who can still win. */
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
