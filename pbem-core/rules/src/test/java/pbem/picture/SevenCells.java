package pbem.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import pbem.phrase.Phrase;
import pbem.phrase.Phrasebook;
import pbem.picture.grid.Hexagons;

/** The smallest board with everything on it: cells, coordinates, marbles, a mark, notes with figures. */
final class SevenCells {

    static final Phrasebook ENGLISH = Phrasebook.in(Locale.ENGLISH, Map.of("picture", SevenCells.class));

    private static final double PITCH = 20;
    private static final Hexagons CELLS = new Hexagons(2, PITCH);

    private SevenCells() {}

    static Diagram with(Note... notes) {
        return new Diagram(
                Phrase.of("picture.title"),
                Description.of(Phrase.of("picture.description")),
                PITCH,
                items(),
                List.of(notes));
    }

    /** Two players with umlauts and marks of XML in their names, one with ejected marbles. */
    static Diagram noted() {
        return with(
                new Note(
                        said("x  <Jürgen> & \"Zoë\": xx"),
                        Optional.of(said("<Jürgen> & \"Zoë\"")),
                        List.of(marble(Palette.BLACK), marble(Palette.BLACK))),
                Note.of(said("o  bob: none"), said("bob"), List.of()));
    }

    static Diagram drawn(Shape... shapes) {
        return new Diagram(
                Phrase.of("picture.title"),
                Description.of(Phrase.of("picture.description")),
                PITCH,
                List.of(Item.drawn("all", shapes)),
                List.of());
    }

    static Phrase said(String words) {
        return Phrase.of("picture.said", words);
    }

    static List<Shape> marble(Ink ink) {
        return List.of(Shape.disc(new Point(0, 0), 0.4, Paint.glossy(ink)));
    }

    private static List<Item> items() {
        List<Item> items = new ArrayList<>();
        items.add(Item.drawn(
                "",
                Shape.polygon(
                        CELLS.outline(0.8 * PITCH), Paint.flat(Palette.WOOD), Stroke.of(Palette.EDGE, 0.04 * PITCH))));
        for (int row = 1; row <= CELLS.rows(); row++) {
            for (int number = CELLS.first(row); number <= CELLS.last(row); number++) {
                items.add(cell(row, number));
            }
            items.add(label(row));
        }
        items.add(piece(2, 2, Palette.BLACK, "x"));
        items.add(piece(2, 3, Palette.WHITE, "o"));
        items.add(Item.drawn(
                "last move", Shape.ring(CELLS.centre(2, 3), 0.44 * PITCH, Stroke.of(Palette.MARK, 0.06 * PITCH))));
        return items;
    }

    private static Item cell(int row, int number) {
        return new Item(
                "abc".charAt(row - 1) + Integer.toString(number),
                List.of(Shape.disc(CELLS.centre(row, number), 0.4 * PITCH, Paint.flat(Palette.CELL))),
                List.of(new Letters(CELLS.column(row, number), CELLS.line(row), ".")));
    }

    private static Item label(int row) {
        String letter = "abc".substring(row - 1, row);
        Point left = CELLS.centre(row, CELLS.first(row)).plus(-0.72 * PITCH, 0);
        return new Item(
                "",
                List.of(new Shape.Text(letter, left, 0.22 * PITCH, Palette.LABEL, false)),
                List.of(new Letters(CELLS.column(row, CELLS.first(row)) - 2, CELLS.line(row), letter)));
    }

    private static Item piece(int row, int number, Ink ink, String letter) {
        List<Shape> shapes = marble(ink).stream()
                .map(shape -> shape.scaled(PITCH))
                .map(shape -> shape.moved(
                        CELLS.centre(row, number).x(), CELLS.centre(row, number).y()))
                .toList();
        return new Item(ink.name(), shapes, List.of(new Letters(CELLS.column(row, number), CELLS.line(row), letter)));
    }
}
