package pbem.game;

import java.util.List;
import pbem.phrase.Phrase;
import pbem.picture.Description;

/**
 * A position in sentences, for people who do not see it: so much of it as one viewer may know. A player who reads
 * nothing else must be able to play. Cells are named as in moves.
 */
public interface BoardWords {

    /** The whole board. */
    Description description();

    /**
     * The content of one cell, of its neighbours and of its rows.
     *
     * @param cell as a person typed it; one line, as it came
     * @return never throws
     */
    Act<List<Phrase>> look(String cell);

    /** All cells of the board with what lies on them; empty if the board has no cells. */
    List<NamedCell> cells();
}
