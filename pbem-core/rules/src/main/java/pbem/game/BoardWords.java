package pbem.game;

import java.util.List;
import pbem.picture.Description;

/**
 * A position in sentences, for people who do not see it: so much of it as one viewer may know. Whoever reads them, and
 * nothing else, must be able to play. Coordinates are written as moves are.
 */
public interface BoardWords {

    /** The whole board. */
    Description description();

    /**
     * One cell: what is there, its neighbours, its rows.
     *
     * @param cell as a person typed it; one line, as it came
     * @return never throws
     */
    Look look(String cell);

    /** All cells of the board with what lies there; none if it has no places that one could walk through. */
    List<NamedCell> cells();
}
