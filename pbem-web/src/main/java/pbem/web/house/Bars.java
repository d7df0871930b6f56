package pbem.web.house;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Numbers as bars to draw, side by side.
 *
 * @param label what they show, for those who do not see them
 */
public record Bars(List<Bar> bars, String label) {

    public static final int WIDTH = 600;
    public static final int HEIGHT = 120;

    /** Places there are at least: the only bar of a young server would be a wall. */
    private static final int FEWEST = 12;

    /** What of its place a bar leaves free. */
    private static final double GAP = 0.25;

    public Bars {
        bars = List.copyOf(bars);
    }

    /** @param title what it stands for, with its number */
    public record Bar(String x, String y, String width, String height, String title) {}

    /**
     * @param numbers none of them negative
     * @param titles one for each
     */
    static Bars of(List<Integer> numbers, List<String> titles, String label) {
        int highest =
                Math.max(1, numbers.stream().mapToInt(number -> number).max().orElse(1));
        double place = WIDTH / (double) Math.max(FEWEST, numbers.size());
        List<Bar> bars = new ArrayList<>();
        for (int i = 0; i < numbers.size(); i++) {
            double height = HEIGHT * numbers.get(i) / (double) highest;
            bars.add(new Bar(
                    spelled(i * place),
                    spelled(HEIGHT - height),
                    spelled(place * (1 - GAP)),
                    spelled(height),
                    titles.get(i)));
        }
        return new Bars(bars, label);
    }

    private static String spelled(double length) {
        return String.format(Locale.ROOT, "%.1f", length);
    }
}
