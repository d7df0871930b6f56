package pbem.kit;

import pbem.phrase.Phrase;

/**
 * Who has so many men in a line wins.
 *
 * @param ways one direction of each pair of opposites
 * @param back the opposite ones
 */
public record RowGoal(GameBoard board, int length, boolean exactly, int[] ways, int[] back, Phrase reason, Phrase even)
        implements PlacingPlay.Rule {

    /** In rows, columns and diagonals of a board of squares; more men in a line win, too. */
    public static RowGoal everyWay(GameBoard board, int length, Phrase reason, Phrase even) {
        return new RowGoal(
                board,
                length,
                false,
                new int[] {BoardShapes.UP, BoardShapes.UP_RIGHT, BoardShapes.RIGHT, BoardShapes.DOWN_RIGHT},
                new int[] {BoardShapes.DOWN, BoardShapes.DOWN_LEFT, BoardShapes.LEFT, BoardShapes.UP_LEFT},
                reason,
                even);
    }

    /** The same, but more men in a line are nothing. */
    public RowGoal exact() {
        return new RowGoal(board, length, true, ways, back, reason, even);
    }

    @Override
    public GameEnding ending(Men men, int cell, int mover) {
        for (int i = 0; i < ways.length; i++) {
            int line = 1 + run(men, cell, ways[i]) + run(men, cell, back[i]);
            if (exactly ? line == length : line >= length) {
                return new GameEnding(mover, reason);
            }
        }
        return null;
    }

    /** By the rows that a man there would make longer, or that it would stop. */
    @Override
    public int promise(Men men, int cell, int seat) {
        int promise = 0;
        for (int one = 1; one <= 2; one++) {
            for (int i = 0; i < ways.length; i++) {
                int there = standing(men, cell, ways[i], one) + standing(men, cell, back[i], one);
                promise += (one == seat + 1 ? 3 : 2) << 2 * Math.min(there, length - 1);
            }
        }
        return promise - 20;
    }

    private int standing(Men men, int cell, int way, int man) {
        int standing = 0;
        for (int at : board.ray(cell, way)) {
            if (men.at(at) != man) {
                break;
            }
            standing++;
        }
        return standing;
    }

    private int run(Men men, int cell, int way) {
        return standing(men, cell, way, men.at(cell));
    }

    @Override
    public GameEnding full(Men men) {
        return GameEnding.draw(even);
    }
}
