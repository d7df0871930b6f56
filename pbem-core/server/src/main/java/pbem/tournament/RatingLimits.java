package pbem.tournament;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How strong somebody may be who enters, in figures as people are shown them. A provisional rating counts as it is shown, and
 * a player who has none yet counts as 1500.
 */
public record RatingLimits(int least, int most) {

    /** As it is typed. */
    public static final String FORM = "MIN-MAX";

    private static final Pattern TYPED = Pattern.compile("([0-9]{1,4})-([0-9]{1,4})");

    /** {@code 1400-1700}; empty if it is nothing of the kind. */
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
