package pbem.rating;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A range of ratings, as they are shown to people; both ends included.
 *
 * @param from at most {@code to}
 */
public record RatingRange(int from, int to) {

    /** Phones replace a hyphen by other dashes. */
    private static final Pattern FORM = Pattern.compile("([0-9]{1,4}) ?(?:-|\\.\\.|\u2013|\u2014) ?([0-9]{1,4})");

    /** Reads {@code 1400-1700}; empty if the text has another form. */
    public static Optional<RatingRange> read(String text) {
        Matcher form = FORM.matcher(text.strip());
        return form.matches()
                ? Optional.of(new RatingRange(Integer.parseInt(form.group(1)), Integer.parseInt(form.group(2))))
                        .filter(range -> range.from <= range.to)
                : Optional.empty();
    }

    /** Whether a skill lies within the range, regardless of its deviation. */
    public boolean includes(Skill skill) {
        return skill.rating() >= from && skill.rating() <= to;
    }

    /** The range as it is typed: {@code 1400-1700}. */
    public String spelled() {
        return from + "-" + to;
    }
}
