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

    @Override
    default void play(Men men, int seat, int cell) {
        take(men, seat, cell);
    }

    /** Puts a man on an empty cell and takes what has no liberty then. Returns the number of men taken. */
    default int take(Men men, int seat, int cell) {
        past().remember(men);
        men.put(cell, seat + 1);
        return liberties().take(men, cell);
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

    /** The promise of a move: {@code takes} if it takes men, or else {@code saves} if the other player would take some. */
    default int urgency(Men men, int seat, int cell, int takes, int saves) {
        return liberties().takes(men, cell, seat + 1) ? takes : liberties().takes(men, cell, 2 - seat) ? saves : 0;
    }

    /** The number of the other player's men beside an empty cell that would have one liberty left. */
    default int threats(Men men, int seat, int cell) {
        int threats = 0;
        for (int beside : board().beside(cell)) {
            threats += men.at(beside) == 2 - seat && liberties().of(men, beside, 3) == 2 ? 1 : 0;
        }
        return threats;
    }

    @Override
    default Phrase objection(Men men, int seat, int move) {
        return Phrase.of(liberties().isSuicide(men, move, seat + 1) ? "kit.suicide" : "kit.again", board().name(move));
    }

    @Override
    default List<?> memory() {
        return List.of(past().memory());
    }

    @Override
    TakingRule copy();
}
