package pbem.record;

import java.util.List;
import java.util.function.Function;
import pbem.game.Outcome;
import pbem.game.Result;
import pbem.game.Seat;
import pbem.phrase.Phrase;

/** How a game ended, in words: "alice won: six marbles ejected". */
public final class ResultWords {

    private ResultWords() {}

    /** @param name the name of a seat's player: a String or a Phrase */
    public static Phrase of(Outcome outcome, Function<Seat, Object> name) {
        List<Object> winners = named(outcome.with(Result.WON), name);
        if (!winners.isEmpty()) {
            return Phrase.of("play.won", winners, outcome.reason());
        }
        List<Object> sharers = named(outcome.with(Result.DREW), name);
        return sharers.isEmpty()
                ? Phrase.of("play.lost", outcome.reason())
                : Phrase.of("play.drawn", sharers, outcome.reason());
    }

    private static List<Object> named(List<Seat> seats, Function<Seat, Object> name) {
        return seats.stream().map(name).toList();
    }
}
