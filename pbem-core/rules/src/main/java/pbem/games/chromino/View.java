package pbem.games.chromino;

import java.util.Optional;
import pbem.phrase.Phrase;
import pbem.picture.Diagram;

/**
 * The picture for one viewer: the table, which everybody sees alike, and beside it the tiles that this viewer may see.
 */
record View(ViewerKnowledge knowledge) {

    Diagram diagram() {
        LaidTiles table = knowledge.position().situation().table();
        return new Diagram(
                Phrase.of("chromino.title"),
                new TableInWords(knowledge).description(),
                1,
                new TableDrawing(table, last()).items(),
                new SideNotes(knowledge).notes());
    }

    private Optional<Placement> last() {
        return knowledge.position().last().flatMap(ChrominoPosition.LastMove::placement);
    }
}
