package pbem.rating;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How strong somebody has to be, as people are shown ratings; both ends belong to it.
 *
 * @param from at most {@code to}
 */
public record RatingRange(int from, int to) {

    /** Telephones like to make other dashes of a hyphen. */
    private static final Pattern FORM = Pattern.compile("([0-9]{1,4}) ?(?:-|\\.\\.|\u2013|\u2014) ?([0-9]{1,4})");

    /** {@code 1400-1700}; empty if that is none. */
    public static Optional<RatingRange> read(String text) {
        Matcher form = FORM.matcher(text.strip());
        return form.matches()
                ? Optional.of(new RatingRange(Integer.parseInt(form.group(1)), Integer.parseInt(form.group(2))))
                        .filter(range -> range.from <= range.to)
                : Optional.empty();
    }

    /** Whether somebody of that skill is so strong, the deviation left aside. */
    public boolean includes(Skill skill) {
        return skill.rating() >= from && skill.rating() <= to;
    }

    /** {@code 1400-1700}. */
    public String spelled() {
        return from + "-" + to;
    }
}
