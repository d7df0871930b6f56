package pbem.games.chromino;

import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import pbem.game.Outcome;
import pbem.game.Places;
import pbem.game.Seat;
import pbem.phrase.Phrase;

/** The result of a game: who wins and why. */
record Ending(Rules rules, TilePlay situation) {

    /** The outcome; empty while the game goes on. */
    Optional<Outcome> outcome() {
        return situation
                .end()
                .map(end -> Outcome.won(
                        rules.seats(), winners().stream().map(Seat::at).toList(), reason(end)));
    }

    /** The seats that win; none if a single player is blocked or has left. */
    List<Integer> winners() {
        TilePlay.End end = situation.end().orElseThrow();
        if (end == TilePlay.End.DESERTED) {
            return rules.solo() ? List.of() : situation.present();
        }
        if (rules.solo()) {
            return end == TilePlay.End.FINISHED ? List.of(0) : List.of();
        }
        ToIntFunction<Integer> value = rules.expert() ? this::score : seat -> -tiles(seat);
        int most = situation.inTheRunning().stream().mapToInt(value).max().orElseThrow();
        return situation.inTheRunning().stream()
                .filter(seat -> value.applyAsInt(seat) == most)
                .toList();
    }

    private Phrase reason(TilePlay.End end) {
        boolean finished = end == TilePlay.End.FINISHED;
        if (end == TilePlay.End.DESERTED) {
            return Phrase.of(rules.solo() ? "chromino.given-up" : "chromino.alone");
        }
        if (rules.solo()) {
            return finished
                    ? Phrase.of("chromino.solo", situation.player(0).laid())
                    : Phrase.of("chromino.solo-blocked", tiles(0));
        }
        int winner = winners().get(0);
        if (rules.expert()) {
            return Phrase.of("chromino.points", score(winner));
        }
        return finished ? Phrase.of("chromino.out", winners().size()) : Phrase.of("chromino.blocked", tiles(winner));
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

    private int tiles(int seat) {
        return situation.player(seat).size();
    }

    private int score(int seat) {
        return situation.player(seat).score();
    }
}
