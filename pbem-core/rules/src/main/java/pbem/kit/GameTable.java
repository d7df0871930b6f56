package pbem.kit;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import pbem.phrase.Phrase;

/**
 * What a board with a setup consists of.
 *
 * @param start makes the play before the first move
 * @param told more sentences about the board, which are read out and shown beside it
 * @param asked what the player to move must do next, where the board does not show it; not said once the game is over
 * @param deed what the last step did, for a player's name; see {@link pbem.game.Position#deed}
 * @param symmetric see {@link #withSymmetry}
 */
public record GameTable(
        GameBoard board,
        MoveForm form,
        BoardLook look,
        Supplier<Play> start,
        Function<Play, List<Phrase>> told,
        Function<Play, List<Phrase>> asked,
        BiFunction<Play, Optional<String>, Optional<Phrase>> deed,
        RobotPlan robots,
        boolean symmetric) {

    public static GameTable of(MoveForm form, BoardLook look, Supplier<Play> start) {
        Function<Play, List<Phrase>> nothing = play -> List.of();
        RobotPlan robots = RobotPlan.playouts();
        return new GameTable(
                form.board(), form, look, start, nothing, nothing, (play, who) -> Optional.empty(), robots, false);
    }

    public GameTable telling(Function<Play, List<Phrase>> more) {
        return new GameTable(board, form, look, start, more, asked, deed, robots, symmetric);
    }

    public GameTable asking(Function<Play, List<Phrase>> next) {
        return new GameTable(board, form, look, start, told, next, deed, robots, symmetric);
    }

    /** This table with a clause for steps that "played" with the notation does not describe. */
    public GameTable naming(BiFunction<Play, Optional<String>, Optional<Phrase>> step) {
        return new GameTable(board, form, look, start, told, asked, step, robots, symmetric);
    }

    /**
     * This table with moves that count as one if one is a rotation or reflection of the other. The rules must stay the
     * same under every rotation and reflection that keeps the men at the start and the sides of the seats.
     */
    public GameTable withSymmetry() {
        return new GameTable(board, form, look, start, told, asked, deed, robots, true);
    }

    public GameTable robots(RobotPlan other) {
        return new GameTable(board, form, look, start, told, asked, deed, other, symmetric);
    }
}
