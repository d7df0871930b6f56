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
