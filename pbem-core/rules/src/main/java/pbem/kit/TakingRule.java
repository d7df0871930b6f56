package pbem.kit;

import java.util.List;
import pbem.phrase.Phrase;

/**
 * A rule for games in which men are put and taken as in Go: none may be put where it would have no liberty and take
 * nothing, and none where it would bring back an earlier arrangement.
 */
public interface TakingRule extends PuttingRule {

    GameBoard board();

    Liberties liberties();

    Superko past();

    @Override
    default boolean allows(Men men, int seat, int cell) {
        return men.isEmpty(cell) && !liberties().isSuicide(men, cell, seat + 1) && !comesBack(men, seat, cell);
    }

    /** Whether a man put on an empty cell would bring back an earlier arrangement. */
    default boolean comesBack(Men men, int seat, int cell) {
        return past().forbids(men, cell, seat + 1, liberties());
    }

    /** Whether all cells beside a cell have men of that colour. */
    default boolean isShut(Men men, int cell, int man) {
        for (int beside : board().beside(cell)) {
            if (men.at(beside) != man) {
                return false;
            }
        }
        return true;
    }

    @Override
    default Phrase objection(Men men, int seat, int move) {
        return Phrase.of(liberties().isSuicide(men, move, seat + 1) ? "kit.suicide" : "kit.again", board().name(move));
    }

    @Override
    default List<?> memory() {
        return List.of(past().memory());
    }
}
