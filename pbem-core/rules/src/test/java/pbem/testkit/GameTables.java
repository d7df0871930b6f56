package pbem.testkit;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.TestInstance;
import pbem.game.Game;
import pbem.game.Position;
import pbem.game.Viewer;
import pbem.phrase.Phrasebook;
import pbem.picture.Diagram;

/** A game and the tables at which it is tried. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public interface GameTables {

    Game game();

    /** Enough tables that every option and every number of players occurs: {@code "2"}, {@code "3 -bowl"}. */
    List<String> tables();

    /** The number of moves after which a game is cut. */
    default int longest() {
        return 200;
    }

    /**
     * The most bytes of a picture. A mail with such a picture, its text and its HTML has at most 60 kB, since four
     * bytes are sent for three.
     */
    default int heaviestPicture() {
        return 35_500;
    }

    /** Whether upper and lower case are different in the notation. */
    default boolean caseMatters() {
        return false;
    }

    /** Texts that are tried where a move or a cell is asked for. */
    default Stream<String> garbage() {
        return Garbage.texts();
    }

    default Stream<Table> allTables() {
        return tables().stream().map(Table::of);
    }

    /** A game at every table, played once for all tests of a class. */
    default Stream<PlayOut> playOuts() {
        return SharedWork.of(this).playOuts().stream();
    }

    /**
     * All viewers if a board of the game hides hands, and otherwise the public alone: {@link PictureContract} shows
     * that all views are the same then.
     */
    default List<Viewer> viewers(Position position) {
        return SharedWork.of(this).hidesHands() ? Viewer.all(position.setup().seats()) : List.of(Viewer.PUBLIC);
    }

    /** What the public sees of a position of {@link #playOuts}, drawn and told once for all tests of a class. */
    default Diagram shown(Position position) {
        return SharedWork.of(this).shown(position);
    }

    default Diagram shown(Position position, Viewer viewer) {
        return viewer.equals(Viewer.PUBLIC) ? shown(position) : position.diagram(viewer);
    }

    default Phrasebook phrasebook() {
        return SharedWork.of(this).phrasebook();
    }
}
