package pbem.query;

import java.util.List;
import pbem.phrase.Phrase;
import pbem.picture.Diagram;

/**
 * The public view of a position.
 *
 * @param moves the number of moves before it
 * @param latest whether the query was for the present position instead of a certain move
 * @param revision the board's revision at the position, which identifies it
 * @param open whether everybody may try moves from it: there are some, and no hand is hidden
 * @param happenings what the step to it brought along, in sentences
 */
public record ShownPosition(
        int moves, boolean latest, int revision, boolean open, List<Phrase> happenings, Diagram diagram) {

    public ShownPosition {
        happenings = List.copyOf(happenings);
    }
}
