package pbem.tournament;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The ratings that may enter, as they are shown to people. A provisional rating counts as it is shown, and a player
 * without a rating counts as 1500.
 */
public record RatingLimits(int least, int most) {

    /** The form to type. */
    public static final String FORM = "MIN-MAX";

    private static final Pattern TYPED = Pattern.compile("([0-9]{1,4})-([0-9]{1,4})");

    /** Reads {@code 1400-1700}; empty if the text has another form. */
    public static Optional<RatingLimits> of(String typed) {
        Matcher limits = TYPED.matcher(typed.strip());
        return limits.matches()
                ? Optional.of(new RatingLimits(Integer.parseInt(limits.group(1)), Integer.parseInt(limits.group(2))))
                        .filter(read -> read.least() <= read.most())
                : Optional.empty();
    }

    public boolean admit(int rating) {
        return rating >= least && rating <= most;
    }
}
