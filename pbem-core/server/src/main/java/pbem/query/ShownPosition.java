package pbem.query;

import java.util.List;
import pbem.phrase.Phrase;
import pbem.picture.Diagram;

/**
 * A position of a board as everybody may see it.
 *
 * @param moves how many were played to reach it
 * @param latest whether it was asked for as the board is now, rather than as it was after a certain move
 * @param revision of the board when it was reached, which tells positions apart
 * @param open whether everybody may try moves from it: there are some, and nobody holds anything hidden
 * @param turns whether it can be looked at from its other side
 * @param happenings what the step to it brought along, in sentences
 */
public record ShownPosition(
        int moves,
        boolean latest,
        int revision,
        boolean open,
        boolean turns,
        List<Phrase> happenings,
        Diagram diagram) {

    public ShownPosition {
        happenings = List.copyOf(happenings);
    }
}
