package pbem.picture;

import java.util.List;
import java.util.Optional;
import pbem.phrase.Phrase;

/**
 * A line beside the board: whose pieces are which, what was ejected, which cubes come next.
 *
 * @param written the line as text, for the text board
 * @param label the words beside the drawing; empty if only drawn figures or nothing stand there
 * @param figures small drawings after the label, in a row, each drawn around the origin in a box one high, whatever the
 *     scale of the board; the renderer makes one at most as high as {@link Diagram#unit}
 * @param tellsTurn whether it says whose turn it is
 */
public record Note(Phrase written, Optional<Phrase> label, List<List<Shape>> figures, boolean tellsTurn) {

    public Note {
        figures = List.copyOf(figures);
    }

    public Note(Phrase written, Optional<Phrase> label, List<List<Shape>> figures) {
        this(written, label, figures, false);
    }

    /** This note, marked as one that tells the turn; a board that is closed from outside loses it. */
    public Note tellingTurn() {
        return new Note(written, label, figures, true);
    }

    /** A note with the same words on the text board and beside the drawing. */
    public static Note of(Phrase words) {
        return new Note(words, Optional.of(words), List.of());
    }

    /** A note for the text board only, where the drawing shows the same. */
    public static Note written(Phrase words) {
        return new Note(words, Optional.empty(), List.of());
    }

    public static Note of(Phrase written, Phrase label, List<List<Shape>> figures) {
        return new Note(written, Optional.of(label), figures);
    }

    /** Whether a part of it stands beside the drawing. */
    boolean isDrawn() {
        return label.isPresent() || !figures.isEmpty();
    }
}
