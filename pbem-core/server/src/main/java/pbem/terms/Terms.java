package pbem.terms;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.game.Refusal;
import pbem.game.Seat;

/**
 * What a challenge agrees beside the rules of the game; stored with the board.
 *
 * @param clock how long a player may think
 * @param rated whether the result counts for ratings
 * @param seating who sits where
 * @param claim whether a game is lost by time only when an opponent claims it, instead of by itself
 * @param odds days for each move by seat, of a game of two whose players have not the same; empty if they have. Such a game is
 *     never rated, and the clock is that of the player who has more
 * @param origin with whose moves the game begins; empty for one that begins at its start. Such a game is never rated
 */
public record Terms(
        TimeControl clock, boolean rated, Seating seating, boolean claim, List<Integer> odds, Optional<Origin> origin) {

    public static final Terms STANDARD = new Terms(TimeControl.STANDARD, true, Seating.AS_NAMED, false);

    public Terms {
        odds = List.copyOf(odds);
    }

    /** Of a game that begins at its start, with the same time for all. */
    public Terms(TimeControl clock, boolean rated, Seating seating, boolean claim) {
        this(clock, rated, seating, claim, List.of(), Optional.empty());
    }

    public enum Seating {
        /** The challenger first, then the others as the challenge names them. */
        AS_NAMED,
        /** Drawn by lot when the board starts. */
        RANDOM
    }

    /** How many moves of another board a new one begins with. */
    public int movesCopied() {
        return origin.map(Origin::move).orElse(0);
    }

    /** How long the player in that seat may think. */
    public TimeControl clock(Seat seat) {
        return odds.isEmpty() ? clock : clock.withDaysToMove(odds.get(seat.index()));
    }

    /** Why a game of so many cannot be played on them. */
    public Optional<Refusal> objection(int seats) {
        return odds.isEmpty() || odds.size() == seats
                ? Optional.empty()
                : Optional.of(TermsRefusal.ODDS_FOR_TWO.of(daysToMove()));
    }

    /** The same, where each of the players keeps their time in another seat. */
    public <P> Terms reseated(List<P> before, List<P> now) {
        List<Integer> kept = odds.isEmpty()
                ? odds
                : now.stream().map(player -> odds.get(before.indexOf(player))).toList();
        return new Terms(clock, rated, seating, claim, kept, origin);
    }

    /** The days for each move as a challenge spells them, such as {@code 3,14}. */
    public String daysToMove() {
        Stream<Integer> days = odds.isEmpty() ? Stream.of(clock.forfeitDays()) : odds.stream();
        return days.map(String::valueOf).collect(Collectors.joining(","));
    }

    /** As a challenge spells them; empty for the standard ones. */
    public String spelled() {
        List<String> words = new ArrayList<>();
        if (clock.nagDays() != STANDARD.clock.nagDays()) {
            words.add("--nagtime=" + clock.nagDays());
        }
        if (!daysToMove().equals(STANDARD.daysToMove())) {
            words.add("--forfeittime=" + daysToMove());
        }
        clock.totalDays().ifPresent(days -> words.add("--totaltime=" + days));
        if (clock.incrementDays() > 0) {
            words.add("--increment=" + clock.incrementDays());
        }
        words.addAll(clock.exceptions());
        if (claim) {
            words.add("--claim");
        }
        if (!rated) {
            words.add("--unrated");
        }
        if (seating == Seating.RANDOM) {
            words.add("--random");
        }
        origin.map(Origin::spelled).ifPresent(words::add);
        return String.join(" ", words);
    }
}
