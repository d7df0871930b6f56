package pbem.games.chromino;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import pbem.picture.Ascii;
import pbem.picture.Letters;

/**
 * The layout of the text board: a letter in every second column, with coordinates to the left and below. A table that
 * is too wide for a line is cut into panels, one below the other. The panels overlap so that every tile is complete in
 * at least one of them.
 */
final class TextPanels {

    private static final int STEP = 2;
    private static final int OVERLAP = Placement.SQUARES - 1;
    private static final char EMPTY = '.';

    /** A panel: the columns of the table that it shows, and its first line. */
    private record Panel(int west, int east, int top) {
        boolean has(int x) {
            return west <= x && x <= east;
        }
    }

    private final Frame frame;
    private final int gutter;
    private final int digits;
    private final List<Panel> panels = new ArrayList<>();

    TextPanels(Frame frame) {
        this.frame = frame;
        this.gutter = longest(frame.rows());
        this.digits = longest(frame.columns());
        int most = (Ascii.WIDTH - gutter - 1) / STEP;
        int count = frame.width() <= most ? 1 : divided(frame.width() - OVERLAP, most - OVERLAP);
        int width = divided(frame.width() + (count - 1) * OVERLAP, count);
        for (int i = 0; i < count; i++) {
            int west = frame.west() + i * (width - OVERLAP);
            panels.add(new Panel(west, Math.min(west + width - 1, frame.east()), i * (frame.height() + digits + 1)));
        }
    }

    private static int longest(IntStream numbers) {
        return numbers.map(number -> Integer.toString(number).length()).max().orElseThrow();
    }

    private static int divided(int all, int size) {
        return (all + size - 1) / size;
    }

    /** The number of panels. */
    int count() {
        return panels.size();
    }

    /** The empty cells and the coordinates. */
    List<Letters> ground() {
        List<Letters> ground = new ArrayList<>();
        for (Panel panel : panels) {
            String cells = IntStream.rangeClosed(panel.west, panel.east)
                    .mapToObj(x -> String.valueOf(EMPTY))
                    .collect(Collectors.joining(" "));
            frame.rows().forEach(y -> {
                String label = Integer.toString(y);
                ground.add(new Letters(gutter - label.length(), line(panel, y), label));
                ground.add(new Letters(column(panel, panel.west), line(panel, y), cells));
            });
            IntStream.rangeClosed(panel.west, panel.east).forEach(x -> ground.addAll(upright(panel, x)));
        }
        return ground;
    }

    /** The number of a column, with its digits one below the other. */
    private List<Letters> upright(Panel panel, int x) {
        String label = Integer.toString(x);
        int top = panel.top + frame.height() + digits - label.length();
        return IntStream.range(0, label.length())
                .mapToObj(i -> new Letters(column(panel, x), top + i, label.substring(i, i + 1)))
                .toList();
    }

    /**
     * A tile. The squares of a tile that points east are joined by dashes.
     *
     * @param marked whether the tile is put in parentheses
     */
    List<Letters> tile(Placement tile, boolean marked) {
        List<Letters> letters = new ArrayList<>();
        boolean lying = tile.way() == Heading.EAST;
        for (int square = 0; square < Placement.SQUARES; square++) {
            boolean joined = lying && square < Placement.SQUARES - 1;
            String before = marked && (!lying || square == 0) ? "(" : "";
            String after = joined ? "-" : marked ? ")" : "";
            letters.addAll(at(
                    tile.cell(square),
                    -before.length(),
                    before + tile.hue(square).letter() + after));
        }
        return letters;
    }

    private List<Letters> at(Cell cell, int right, String text) {
        return panels.stream()
                .filter(panel -> panel.has(cell.x()))
                .map(panel -> new Letters(column(panel, cell.x()) + right, line(panel, cell.y()), text))
                .toList();
    }

    private int column(Panel panel, int x) {
        return gutter + 1 + STEP * (x - panel.west);
    }

    private int line(Panel panel, int y) {
        return panel.top + frame.north() - y;
    }
}
