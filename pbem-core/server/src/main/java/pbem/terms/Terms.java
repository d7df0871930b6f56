package pbem.terms;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a challenge agrees beside the rules of the game; stored with the board.
 *
 * @param clock how long a player may think
 * @param rated whether the result counts for ratings
 * @param seating who sits where
 * @param claim whether a game is lost by time only when an opponent claims it, instead of by itself
 * @param origin with whose moves the game begins; empty for one that begins at its start. Such a game is never rated
 */
public record Terms(TimeControl clock, boolean rated, Seating seating, boolean claim, Optional<Origin> origin) {

    public static final Terms STANDARD = new Terms(TimeControl.STANDARD, true, Seating.AS_NAMED, false);

    /** Of a game that begins at its start. */
    public Terms(TimeControl clock, boolean rated, Seating seating, boolean claim) {
        this(clock, rated, seating, claim, Optional.empty());
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

    /** As a challenge spells them; empty for the standard ones. */
    public String spelled() {
        List<String> words = new ArrayList<>();
        if (clock.nagDays() != STANDARD.clock.nagDays()) {
            words.add("--nagtime=" + clock.nagDays());
        }
        if (clock.forfeitDays() != STANDARD.clock.forfeitDays()) {
            words.add("--forfeittime=" + clock.forfeitDays());
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
