package pbem.games.cholone;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import pbem.kit.BoardShapes;
import pbem.kit.GameBoard;

/** The board and its cells, apart from the game: a process that plays no Cholone does not make them. */
final class Cells {

    static final GameBoard BOARD = BoardShapes.hexagonFromBelow(5);

    /** All cells from a1 to i9. */
    static final List<Integer> ALL = IntStream.range(0, BOARD.size())
            .boxed()
            .sorted(Comparator.comparing(BOARD::name))
            .toList();

    private Cells() {}

    /** The cells of a set, from a1 to i9. */
    static List<Integer> in(long set) {
        return ALL.stream().filter(cell -> (set >>> cell & 1) != 0).toList();
    }
}
