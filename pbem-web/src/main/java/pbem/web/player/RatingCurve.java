package pbem.web.player;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The course of a rating as a line: time runs to the right, strength upwards.
 *
 * @param points the points of the line in the notation of SVG
 * @param x the horizontal position of its end
 * @param y the vertical position of its end
 * @param label a description for readers who cannot see the line
 */
public record RatingCurve(String points, String x, String y, String label) {

    public static final int WIDTH = 600;
    public static final int HEIGHT = 120;

    private static final int MARGIN = 8;

    /** The smallest range of ratings on the vertical axis, so that a flat line looks flat. */
    private static final int LEAST_RANGE = 100;

    /** @param course the ratings, oldest first; at least one */
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

    /** @param part a number from 0 to 1 */
    private static String along(double part, int length) {
        return String.format(Locale.ROOT, "%.1f", MARGIN + part * (length - 2.0 * MARGIN));
    }
}
