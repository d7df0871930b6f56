package pbem.picture;

import java.util.ArrayList;
import java.util.List;
import pbem.phrase.Phrasebook;

/**
 * The notes under the drawing of a board: words, then figures in a row, wrapped to the width.
 *
 * @param items words, trays and figures, to the right of and below the origin
 * @param height the total height
 */
record Legend(List<Item> items, double height) {

    /** The height of a line, in heights of a capital letter. */
    private static final double LINE = 2.1;

    private static final double AFTER_WORDS = 1;

    /** The height of a row, in heights of a figure. */
    private static final double ROW = 1.26;

    private static final double TRAY = 1.16;
    private static final double TRAY_END = 0.08;
    private static final double CORNER = 0.16;
    private static final double BETWEEN = 0.1;

    /**
     * @param room the width
     * @param unit the height of a figure
     * @param capital the height of a capital letter
     */
    static Legend of(List<Note> notes, Phrasebook phrases, double room, double unit, double capital) {
        Setter setter = new Setter(room, unit, capital);
        setter.tab = notes.stream()
                .filter(note -> !note.figures().isEmpty())
                .mapToDouble(note -> setter.end(words(note, phrases)))
                .filter(end -> end <= room / 2)
                .max()
                .orElse(0);
        notes.forEach(note -> setter.set(words(note, phrases), note.figures()));
        return new Legend(List.copyOf(setter.items), setter.top);
    }

    private static String words(Note note, Phrasebook phrases) {
        return note.label().map(phrases::say).orElse("");
    }

    /** The position of the next thing. */
    private static final class Setter {

        private final List<Item> items = new ArrayList<>();
        private final double room;
        private final double unit;
        private final double capital;
        /** The column where figures begin, the same for several notes; long words move it right. */
        private double tab;

        private double left;
        private double top;

        Setter(double room, double unit, double capital) {
            this.room = room;
            this.unit = unit;
            this.capital = capital;
        }

        void set(String label, List<List<Shape>> figures) {
            List<String> lines = label.isBlank() ? List.of() : new Paragraph(this::width, room, room).lines(label);
            for (String line : lines.subList(0, Math.max(0, lines.size() - 1))) {
                words(line, LINE * capital);
                feed(LINE * capital);
            }
            double row = figures.isEmpty() ? LINE * capital : Math.max(LINE * capital, ROW * unit);
            if (!lines.isEmpty()) {
                words(lines.get(lines.size() - 1), row);
            }
            left = lines.size() == 1 ? Math.max(left, tab) : left;
            figures(figures, row);
            feed(row);
        }

        private void words(String words, double row) {
            Point centre = new Point(width(words) / 2, top + row / 2);
            items.add(Item.drawn("", new Shape.Text(words, centre, capital, Palette.TEXT, false)));
            left = end(words);
        }

        private void figures(List<List<Shape>> figures, double row) {
            List<Item> tray = new ArrayList<>();
            double start = left;
            for (List<Shape> figure : figures) {
                List<Shape> sized =
                        figure.stream().map(shape -> shape.scaled(unit)).toList();
                Bounds bounds = Bounds.of(sized);
                double before = tray.isEmpty() ? TRAY_END * unit : BETWEEN * unit;
                if (left > 0 && left + before + bounds.width() + TRAY_END * unit > room) {
                    lay(tray, start, row);
                    feed(row);
                    tray.clear();
                    start = 0;
                    before = TRAY_END * unit;
                }
                double right = left + before - bounds.left();
                double middle = top + row / 2;
                tray.add(new Item(
                        "",
                        sized.stream().map(shape -> shape.moved(right, middle)).toList(),
                        List.of()));
                left += before + bounds.width();
            }
            lay(tray, start, row);
        }

        /** Adds a tray from there to the last figure, and the figures on it. */
        private void lay(List<Item> figures, double start, double row) {
            if (!figures.isEmpty()) {
                double corner = CORNER * unit;
                Bounds flat = new Bounds(
                        start + corner,
                        top + (row - TRAY * unit) / 2 + corner,
                        left + TRAY_END * unit - corner,
                        top + (row + TRAY * unit) / 2 - corner);
                // The round corners of a wide edge make the corners of the tray.
                items.add(Item.drawn(
                        "",
                        Shape.polygon(flat.corners(), Paint.flat(Palette.TRAY), Stroke.of(Palette.TRAY, 2 * corner))));
                items.addAll(figures);
            }
        }

        private void feed(double row) {
            top += row;
            left = 0;
        }

        /** The first position for figures after those words. */
        private double end(String words) {
            return words.isBlank() ? 0 : width(words) + AFTER_WORDS * capital;
        }

        private double width(String words) {
            return Glyphs.of(false).width(words) * capital;
        }
    }
}
