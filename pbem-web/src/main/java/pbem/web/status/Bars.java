package pbem.web.status;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiFunction;

/**
 * A bar chart of numbers.
 *
 * @param label a description for readers who cannot see the bars
 */
public record Bars(List<Bar> bars, String label) {

    public static final int WIDTH = 600;
    public static final int HEIGHT = 120;

    /** The smallest number of places for bars; otherwise the only bar of a new server would fill the whole width. */
    private static final int FEWEST = 12;

    /** The part of a place that stays empty beside its bar. */
    private static final double GAP = 0.25;

    public Bars {
        bars = List.copyOf(bars);
    }

    /** @param title what the bar stands for, with its number */
    public record Bar(String x, String y, String width, String height, String title) {}

    /**
     * @param numbers the numbers, none of them negative, by what each stands for
     * @param titles makes the title of a bar from both
     */
    static <T> Bars of(Map<T, Integer> numbers, BiFunction<T, Integer, String> titles, String label) {
        double highest = Math.max(1, numbers.values().stream().reduce(0, Math::max));
        double place = WIDTH / (double) Math.max(FEWEST, numbers.size());
        List<Bar> bars = new ArrayList<>();
        numbers.forEach((of, number) -> {
            double height = HEIGHT * number / highest;
            bars.add(new Bar(
                    spelled(bars.size() * place),
                    spelled(HEIGHT - height),
                    spelled(place * (1 - GAP)),
                    spelled(height),
                    titles.apply(of, number)));
        });
        return new Bars(bars, label);
    }

    private static String spelled(double length) {
        return String.format(Locale.ROOT, "%.1f", length);
    }
}
