package pbem.picture;

import java.util.ArrayList;
import java.util.List;
import pbem.phrase.Phrasebook;

/**
 * A diagram laid out for drawing: the board above, centred, its notes below, margins all around.
 *
 * @param ground the first items of the board, those that look the same in every position, in the diagram's units
 * @param board the other items of the board, in the diagram's units
 * @param placing where they go, between 0,0 and width, height
 * @param notes as they are drawn, from 0,0 on
 * @param below where these go
 */
record Sheet(
        double width,
        double height,
        List<Item> ground,
        List<Item> board,
        Placing placing,
        List<Item> notes,
        Placing below) {

    /**
     * The size of a cell on the sheet, for any units of a diagram: two decimals are then precise enough for any
     * printer, and the picture has a natural size on screens.
     */
    private static final double UNIT = 40;

    /** The smallest cell, in pixels, that is aligned to whole pixels. */
    private static final int LEAST_CELL = 16;

    private static final double MARGIN = 0.4 * UNIT;

    /** The least width, so that the notes of small boards do not wrap at every word. */
    private static final double LEAST_ROOM = 9 * UNIT;

    /**
     * The height of capitals in notes as a share of the width, so that they are equally readable beside boards of any
     * size: 10 of 400 pixels.
     */
    private static final double CAPITAL = 1 / 40.0;

    /** The height of figures in notes, in heights of a capital; never larger than on the board. */
    private static final double FIGURE = 2.8;

    static Sheet of(Diagram diagram, Phrasebook phrases) {
        List<Note> notes = diagram.notes().stream().filter(Note::isDrawn).toList();
        double factor = UNIT / diagram.unit();
        Bounds bounds = Bounds.ofItems(diagram.items()).scaled(factor);
        double room = notes.isEmpty() ? bounds.width() : Math.max(bounds.width(), LEAST_ROOM);
        double width = room + 2 * MARGIN;

        double right = (width - bounds.width()) / 2 - bounds.left();
        double down = MARGIN - bounds.top();
        Placing placing = new Placing(factor, right, down);
        List<Item> ground = diagram.items().stream().takeWhile(Item::ground).toList();
        List<Item> board =
                diagram.items().subList(ground.size(), diagram.items().size());

        double height = bounds.height() + 2 * MARGIN;
        Placing below = new Placing(1, MARGIN, height);
        if (notes.isEmpty()) {
            return new Sheet(width, height, ground, board, placing, List.of(), below);
        }
        double capital = width * CAPITAL;
        Legend legend = Legend.of(notes, phrases, room, Math.min(UNIT, FIGURE * capital), capital);
        return new Sheet(width, height + legend.height() + MARGIN, ground, board, placing, legend.items(), below);
    }

    /**
     * The number of pixels for a unit of the sheet, so that the picture is at most that wide, and hardly less. Cells,
     * and rows shifted by half a cell, begin at whole pixels: equal neighbours then have equal pixels, which halves the
     * size of a picture.
     */
    double pixels(int most) {
        int cell = (int) (most * UNIT / width) / 2 * 2;
        return cell < LEAST_CELL ? most / width : cell / UNIT;
    }

    /** All items at their places. */
    List<Item> items() {
        List<Item> items = new ArrayList<>(placing.of(ground));
        items.addAll(placing.of(board));
        items.addAll(below.of(notes));
        return items;
    }
}
