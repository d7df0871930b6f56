package pbem.picture;

import java.util.List;
import java.util.Optional;

/**
 * One thing on a board, a cell, a piece, a coordinate or a mark, as it looks in the drawing and on the text board.
 *
 * @param name where it is, for those who point at it: {@code e5}; empty for what has no place. It is the same in every
 *     language
 * @param shapes how it is drawn; none if it stands on the text board only
 * @param letters how it is written; none if it is only drawn
 * @param ground whether it looks the same in every position on such a board and lies under all that does not, so that a
 *     renderer may keep how it looks
 */
public record Item(String name, List<Shape> shapes, List<Letters> letters, boolean ground) {

    public Item {
        shapes = List.copyOf(shapes);
        letters = List.copyOf(letters);
    }

    public Item(String name, List<Shape> shapes, List<Letters> letters) {
        this(name, shapes, letters, false);
    }

    /** This item on a board after half a turn. */
    Item turned() {
        return new Item(name, shapes.stream().map(Shape::turned).toList(), letters);
    }

    /** This item with these letters on the text board. */
    public Item written(Letters... signs) {
        return new Item(name, shapes, List.of(signs), ground);
    }

    /** This item as part of the ground. */
    public Item grounded() {
        return new Item(name, shapes, letters, true);
    }

    public static Item drawn(String name, Shape... shapes) {
        return new Item(name, List.of(shapes), List.of());
    }

    /** An invisible item that extends the drawing to that radius around the point. */
    public static Item room(Point centre, double radius) {
        return drawn("", new Shape.Polygon(centre.around(radius, radius), Optional.empty(), Optional.empty()));
    }

    /** The name of a row or a column beside the board. */
    public static Item label(String text, Point centre, double size, Letters... signs) {
        return drawn("", Shape.label(text, centre, size)).written(signs);
    }

    public static Item written(int column, int row, String text) {
        return new Item("", List.of(), List.of(new Letters(column, row, text)));
    }
}
