package pbem.web.status;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiFunction;

/**
 * Numbers as bars to draw, side by side.
 *
 * @param label what they show, for those who do not see them
 */
public record Bars(List<Bar> bars, String label) {

    public static final int WIDTH = 600;
    public static final int HEIGHT = 120;

    /** Places there are at least: the only bar of a young server would fill the page. */
    private static final int FEWEST = 12;

    /** What of its place a bar leaves free. */
    private static final double GAP = 0.25;

    public Bars {
        bars = List.copyOf(bars);
    }

    /** @param title what it stands for, with its number */
    public record Bar(String x, String y, String width, String height, String title) {}

    /**
     * @param numbers none of them negative, by what each stands for
     * @param titles says both
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
