package pbem.picture;

import java.util.List;
import java.util.stream.Stream;
import pbem.phrase.Phrase;

/**
 * A board as one viewer may see it, as data: text, SVG and PNG are drawn from it.
 *
 * @param title one line, such as the game's name
 * @param description the board in words, for those who do not see it
 * @param unit above 0: the size of a cell in units of the drawing, from which the renderers take their scale; figures
 *     of notes are about that high
 * @param items what lies on the board, from the ground up
 * @param notes what stands beside it
 */
public record Diagram(Phrase title, Description description, double unit, List<Item> items, List<Note> notes) {

    public Diagram {
        if (!(unit > 0)) {
            throw new IllegalArgumentException("a unit is above 0, not " + unit);
        }
        items = List.copyOf(items);
        notes = List.copyOf(notes);
    }

    /**
     * This diagram after the game was ended from outside, which the game itself does not know: the result replaces the
     * turn.
     */
    public Diagram closed(Phrase result) {
        List<Note> settled = Stream.concat(
                        Stream.of(Note.of(result)), notes.stream().filter(note -> !note.tellsTurn()))
                .toList();
        return new Diagram(title, description.closed(result), unit, items, settled);
    }

    /** The diagram seen from the other side of the board. Letters stay upright. */
    public Diagram turned() {
        return new Diagram(
                title, description, unit, items.stream().map(Item::turned).toList(), notes);
    }

    /** The width of the board in units, about the number of its columns. */
    public double across() {
        return Bounds.ofItems(items).width() / unit;
    }
}
