package pbem.query;

import java.util.List;
import java.util.OptionalInt;
import pbem.game.Viewer;
import pbem.phrase.Phrase;
import pbem.picture.Diagram;
import pbem.record.GameRecord;
import pbem.record.HiddenInformation;
import pbem.record.Ply;
import pbem.record.SeatNames;

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

    /**
     * The position after a move.
     *
     * @param move empty for the present position
     */
    static ShownPosition of(GameRecord whole, OptionalInt move) {
        List<Ply> plies = whole.plies();
        int moves = move.orElse(plies.size());
        int before = moves == 0 ? 0 : plies.get(moves - 1).revision();
        GameRecord record = whole.at(move.isEmpty() ? whole.revision() : before);
        return new ShownPosition(
                moves,
                move.isEmpty(),
                record.revision(),
                record.position().outcome().isEmpty() && !HiddenInformation.in(record.position()),
                new SeatNames(record.board()).happenings(record.position()),
                record.diagram(Viewer.PUBLIC));
    }
}
