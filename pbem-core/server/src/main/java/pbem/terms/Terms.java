package pbem.terms;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.game.Refusal;
import pbem.game.Seat;

/**
 * What the players of a challenge agree on besides the rules of the game. Stored with the board.
 *
 * @param clock the time control
 * @param rated whether the result counts for ratings
 * @param seating how seats are assigned
 * @param claim whether an opponent must claim a game that is lost on time; otherwise it is lost automatically
 * @param odds days for each move, by seat, in a game of two whose players have different times; otherwise empty. Such a
 *     game is never rated, and the clock is that of the player who has more
 * @param origin the position from which the game continues; empty if it begins at its start. Such a game is never rated
 */
public record Terms(
        TimeControl clock, boolean rated, Seating seating, boolean claim, List<Integer> odds, Optional<Origin> origin) {

    public static final Terms STANDARD = new Terms(TimeControl.STANDARD, true, Seating.AS_NAMED, false);

    public Terms {
        odds = List.copyOf(odds);
    }

    /** Terms of a game that begins at its start, with the same time for all players. */
    public Terms(TimeControl clock, boolean rated, Seating seating, boolean claim) {
        this(clock, rated, seating, claim, List.of(), Optional.empty());
    }

    public enum Seating {
        /** The challenger has the first seat, the others follow as the challenge names them. */
        AS_NAMED,
        /** The seats are drawn by lot when the board starts. */
        RANDOM
    }

    /** The number of moves of another board with which the new one begins. */
    public int movesCopied() {
        return origin.map(Origin::move).orElse(0);
    }

    /** The time control of a seat. */
    public TimeControl clock(Seat seat) {
        return odds.isEmpty() ? clock : clock.withDaysToMove(odds.get(seat.index()));
    }

    /** Why a game of this many seats cannot be played on these terms. */
    public Optional<Refusal> objection(int seats) {
        return odds.isEmpty() || odds.size() == seats
                ? Optional.empty()
                : Optional.of(TermsRefusal.ODDS_FOR_TWO.of(daysToMove()));
    }

    /** The terms after players have changed seats: each keeps their own time. */
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

    /** The terms as a challenge spells them; empty for the standard terms. */
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
