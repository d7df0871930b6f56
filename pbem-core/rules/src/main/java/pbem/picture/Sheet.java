package pbem.picture;

import java.util.ArrayList;
import java.util.List;
import pbem.phrase.Phrasebook;

/**
 * A diagram laid out for drawing: the board above, centred, its notes below, margins all around.
 *
 * @param items what is drawn of the board and then the notes, placed within 0,0 and width, height
 */
record Sheet(double width, double height, List<Item> items) {

    /**
     * Whatever the units of a diagram, a cell is about this large on the sheet: two decimals then are fine enough for
     * any printer, and the picture has a natural size on screens.
     */
    private static final double UNIT = 40;

    private static final double MARGIN = 0.4 * UNIT;

    /** Small boards get this much room all the same, so that notes need not wrap at every word. */
    private static final double LEAST_ROOM = 9 * UNIT;

    /**
     * Capitals of notes as a share of the width, so that they are read equally well beside boards of any size: 10 of
     * 400 pixels.
     */
    private static final double CAPITAL = 1 / 40.0;

    /** Figures of notes in heights of a capital, so that they go with the words; never larger than on the board. */
    private static final double FIGURE = 2.8;

    static Sheet of(Diagram diagram, Phrasebook phrases) {
        List<Note> notes = diagram.notes().stream().filter(Note::isDrawn).toList();
        List<Item> board = diagram.items().stream()
                .map(item -> scaled(item, UNIT / diagram.unit()))
                .toList();
        Bounds bounds =
                Bounds.of(board.stream().flatMap(item -> item.shapes().stream()).toList());
        double room = notes.isEmpty() ? bounds.width() : Math.max(bounds.width(), LEAST_ROOM);
        double width = room + 2 * MARGIN;

        double right = (width - bounds.width()) / 2 - bounds.left();
        double down = MARGIN - bounds.top();
        List<Item> items = new ArrayList<>();
        board.forEach(item -> items.add(moved(item, right, down)));

        double height = bounds.height() + 2 * MARGIN;
        if (!notes.isEmpty()) {
            double capital = width * CAPITAL;
            Legend legend = Legend.of(notes, phrases, room, Math.min(UNIT, FIGURE * capital), capital);
            items.add(moved(new Item("", legend.shapes(), List.of()), MARGIN, height));
            height += legend.height() + MARGIN;
        }
        return new Sheet(width, height, List.copyOf(items));
    }

    private static Item scaled(Item item, double factor) {
        return new Item(
                item.name(),
                item.shapes().stream().map(shape -> shape.scaled(factor)).toList(),
                item.letters());
    }

    private static Item moved(Item item, double dx, double dy) {
        return new Item(
                item.name(),
                item.shapes().stream().map(shape -> shape.moved(dx, dy)).toList(),
                item.letters());
    }
}
