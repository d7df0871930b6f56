package pbem.kit;

import pbem.game.Dice;

/** A rule of {@link TurnPlay} for games in which a move puts a man on a cell. */
public interface PuttingRule extends TurnPlay.Rule {

    /** How many cells a playout tries before it settles for any move. */
    int TRIES = 50;

    /** Whether a seat may put a man on a cell. */
    default boolean allows(Men men, int seat, int cell) {
        return men.isEmpty(cell);
    }

    /** Whether a seat that plays at random puts a man on an empty cell if it may. */
    default boolean isSensible(Men men, int seat, int cell) {
        return true;
    }

    @Override
    default int moves(Men men, int seat, int[] into) {
        int count = 0;
        for (int cell = 0; cell < men.cells(); cell++) {
            if (allows(men, seat, cell)) {
                into[count++] = cell;
            }
        }
        return count;
    }

    @Override
    default boolean canMove(Men men, int seat) {
        for (int cell = 0; cell < men.cells(); cell++) {
            if (allows(men, seat, cell)) {
                return true;
            }
        }
        return false;
    }

    @Override
    default int likely(Men men, int seat, Dice dice) {
        for (int tries = 0; tries < TRIES; tries++) {
            int cell = dice.below(men.cells());
            if (men.isEmpty(cell) && isSensible(men, seat, cell) && allows(men, seat, cell)) {
                return cell;
            }
        }
        return GameBoard.NONE;
    }
}
