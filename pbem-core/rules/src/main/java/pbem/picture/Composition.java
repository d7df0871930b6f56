package pbem.picture;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A picture before it is painted: its motifs and their places, from the bottom up.
 *
 * @param width in pixels
 * @param height in pixels
 */
record Composition(int width, int height, List<Placed> motifs) {

    /** @param pixels for one unit of the sheet */
    static Composition of(Sheet sheet, double pixels) {
        int width = size(sheet.width() * pixels);
        Placing placing = sheet.placing().scaled(pixels);
        List<Placed> motifs = new ArrayList<>();
        if (!sheet.ground().isEmpty()) {
            motifs.add(new Placed(Ground.of(sheet.ground(), placing, width), 0, 0));
        }
        motifs.addAll(placed(sheet.board(), placing));
        motifs.addAll(placed(sheet.notes(), sheet.below().scaled(pixels)));
        return new Composition(width, size(sheet.height() * pixels), motifs);
    }

    /**
     * A picture as high as its items need.
     *
     * @param placing maps the items' units to pixels
     */
    static Composition of(List<Item> items, Placing placing, int width) {
        List<Placed> motifs = placed(items, placing);
        int height = motifs.stream()
                .mapToInt(placed -> placed.y() + placed.motif().bottom())
                .max()
                .orElse(1);
        return new Composition(width, Math.max(1, height), motifs);
    }

    private static List<Placed> placed(List<Item> items, Placing placing) {
        List<Placed> placed = new ArrayList<>();
        items.forEach(item -> placed.addAll(Placed.of(item.shapes(), placing)));
        return placed;
    }

    private static int size(double length) {
        return Math.max(1, (int) Math.round(length));
    }

    /** All colours that it is painted in, the page's included, as in {@link Tones}. */
    Set<Integer> tones() {
        Set<Integer> tones = new HashSet<>(Set.of(Tones.PAGE));
        motifs.forEach(placed -> tones.addAll(placed.motif().tones()));
        return tones;
    }

    void print(Strip strip) {
        int bottom = strip.top() + strip.height();
        for (Placed placed : motifs) {
            if (placed.touches(strip.top(), bottom)) {
                placed.print(strip);
            }
        }
    }

    /** The whole picture, row by row. */
    byte[] indexes(ColourTable colours) {
        byte[] rows = new byte[Strip.length(width, height)];
        print(new Strip(colours, width, 0, height, rows, 0));
        byte[] indexes = new byte[width * height];
        for (int row = 0; row < height; row++) {
            System.arraycopy(rows, row * (width + 1) + 1, indexes, row * width, width);
        }
        return indexes;
    }
}
