package pbem.picture;

import java.util.ArrayList;
import java.util.List;
import pbem.phrase.Phrasebook;

/**
 * A diagram laid out for drawing: the board above, centred, its notes below, margins all around.
 *
 * @param ground the first items of the board, those that look the same in every position, as the diagram has them
 * @param board what is drawn of the board over them, likewise
 * @param placing where they go, within 0,0 and width, height
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
     * A cell is about this large on the sheet, in any units of a diagram: two decimals then are fine enough for
     * any printer, and the picture has a natural size on screens.
     */
    private static final double UNIT = 40;

    /** In pixels; smaller ones lie as they come. */
    private static final int LEAST_CELL = 16;

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
     * How many pixels there are for a unit of the sheet, so that the picture is at most so wide, and hardly less. Cells, and
     * rows shifted by half a cell, begin at whole pixels: neighbours that look the same then are the same pixels, which
     * makes a picture half as heavy.
     */
    double pixels(int most) {
        int cell = (int) (most * UNIT / width) / 2 * 2;
        return cell < LEAST_CELL ? most / width : cell / UNIT;
    }

    /** All that is drawn, placed. */
    List<Item> items() {
        List<Item> items = new ArrayList<>(placing.of(ground));
        items.addAll(placing.of(board));
        items.addAll(below.of(notes));
        return items;
    }
}
