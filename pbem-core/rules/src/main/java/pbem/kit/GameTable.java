package pbem.kit;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import pbem.phrase.Phrase;

/**
 * What holds for a whole board, so set up.
 *
 * @param start makes the play before the first move
 * @param told more sentences of what is on the board, for the ear and beside it
 * @param symmetric see {@link #withSymmetry}
 */
public record GameTable(
        GameBoard board,
        MoveForm form,
        BoardLook look,
        Supplier<Play> start,
        Function<Play, List<Phrase>> told,
        RobotPlan robots,
        boolean symmetric) {

    public static GameTable of(MoveForm form, BoardLook look, Supplier<Play> start) {
        return new GameTable(form.board(), form, look, start, play -> List.of(), RobotPlan.playouts(), false);
    }

    public GameTable telling(Function<Play, List<Phrase>> more) {
        return new GameTable(board, form, look, start, more, robots, symmetric);
    }

    /**
     * Where the board can be turned or mirrored without changing what stands there at the start, and whose side is where, the
     * rules stay the same, too: moves that are one another turned or mirrored are one move.
     */
    public GameTable withSymmetry() {
        return new GameTable(board, form, look, start, told, robots, true);
    }

    public GameTable robots(RobotPlan other) {
        return new GameTable(board, form, look, start, told, other, symmetric);
    }
}
