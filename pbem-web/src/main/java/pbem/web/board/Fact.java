package pbem.web.board;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import pbem.game.Game;
import pbem.game.Option;
import pbem.game.Setup;
import pbem.record.Board;
import pbem.record.GameRecord;
import pbem.terms.Terms;
import pbem.terms.TimeControl;
import pbem.web.page.Moment;

/**
 * Something that was settled before the game, or tells how it was settled.
 *
 * @param name of what
 * @param words how it was settled
 */
public record Fact(String name, String words) {

    static List<Fact> of(GameRecord record) {
        Board board = record.board();
        Terms terms = board.terms();
        List<Fact> facts = new ArrayList<>(List.of(
                options(board.game(), board.setup()),
                new Fact("Time", time(terms.clock(), terms.claim())),
                new Fact("Ratings", terms.rated() ? "The result counts." : "The result does not count."),
                new Fact(
                        "Seats",
                        terms.seating() == Terms.Seating.RANDOM ? "Drawn by lot." : "As the challenge named them."),
                new Fact("Started", Moment.of(board.started()).text())));
        board.commitment().ifPresent(hash -> facts.add(new Fact("Chance", "From a seed with the SHA-256 " + hash)));
        record.disclosedSeed().ifPresent(seed -> facts.add(new Fact("Seed", seed.reveal())));
        return facts;
    }

    /** The options that a game is played with. */
    public static Fact options(Game game, Setup setup) {
        List<String> words = new ArrayList<>();
        for (Option option : game.options()) {
            setup.text(option.name())
                    .ifPresent(value -> words.add(value.isEmpty() ? option.name() : option.name() + " " + value));
        }
        return new Fact("Options", words.isEmpty() ? "None: the standard game." : String.join(", ", words));
    }

    private static String time(TimeControl clock, boolean claim) {
        if (clock.isEndless()) {
            return "No deadline.";
        }
        String lost = claim ? " an opponent may claim the game." : " the game is lost.";
        String each = clock.nagDays() < clock.forfeitDays()
                ? "A reminder after " + days(clock.nagDays()) + " without a move; after " + days(clock.forfeitDays())
                        + lost
                : "After " + days(clock.forfeitDays()) + " without a move" + lost;
        OptionalInt total = clock.totalDays();
        return total.isEmpty() ? each : each + " " + days(total.getAsInt()) + " for the whole game, each player.";
    }

    private static String days(int count) {
        return count == 1 ? "one day" : count + " days";
    }
}
