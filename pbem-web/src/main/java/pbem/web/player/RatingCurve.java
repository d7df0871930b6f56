package pbem.web.player;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The course of a rating as a line to draw: time goes to the right, strength upwards.
 *
 * @param points of the line, as SVG spells them
 * @param x of its end
 * @param y of its end
 * @param label what it shows, for those who do not see it
 */
public record RatingCurve(String points, String x, String y, String label) {

    public static final int WIDTH = 600;
    public static final int HEIGHT = 120;

    private static final int MARGIN = 8;

    /** A flat line should look flat. */
    private static final int LEAST_RANGE = 100;

    /** @param course ratings, the oldest first; one or more */
    static RatingCurve of(List<Integer> course, String label) {
        int lowest = course.stream().mapToInt(rating -> rating).min().orElseThrow();
        int highest = course.stream().mapToInt(rating -> rating).max().orElseThrow();
        double range = Math.max(LEAST_RANGE, highest - lowest);
        double bottom = (lowest + highest - range) / 2;
        List<String> points = new ArrayList<>();
        String x = "";
        String y = "";
        for (int i = 0; i < course.size(); i++) {
            x = along(course.size() == 1 ? 0.5 : i / (course.size() - 1.0), WIDTH);
            y = along(1 - (course.get(i) - bottom) / range, HEIGHT);
            points.add(x + "," + y);
        }
        return new RatingCurve(String.join(" ", points), x, y, label);
    }

    /** @param part from 0 to 1 */
    private static String along(double part, int length) {
        return String.format(Locale.ROOT, "%.1f", MARGIN + part * (length - 2.0 * MARGIN));
    }
}
