package pbem.games.renju;

import pbem.kit.GameBoard;
import pbem.kit.Men;

/**
 * The fouls of black by the rules of the Renju International Federation: six or more in a row, two fours at once, two
 * threes at once. Three men are a three only if one more black man makes a straight four of them, and that man is not a
 * foul itself and makes no five. A straight four is four men side by side that can become five at both ends.
 */
record Fouls(GameBoard board) {

    private static final int BLACK = 1;
    private static final int LINES = 4; // the opposite direction is this many further
    private static final int FIVE = 5;

    /**
     * The phrase key of the foul that the black man on that cell made; null if it is none. Five in a row is never a
     * foul.
     */
    String made(Men men, int cell) {
        boolean isLonger = false;
        int fours = 0;
        for (int line = 0; line < LINES; line++) {
            int row = row(men, cell, line);
            if (row == FIVE) {
                return null;
            }
            isLonger |= row > FIVE;
            fours += fours(men, cell, line);
        }
        if (isLonger || fours > 1) {
            return isLonger ? "renju.overline" : "renju.fours";
        }
        int threes = 0;
        for (int line = 0; line < LINES; line++) {
            threes += isThree(men, cell, line) ? 1 : 0;
        }
        return threes > 1 ? "renju.threes" : null;
    }

    /** The phrase key of the foul that a black man would make on an empty cell; null if none. */
    String at(Men men, int cell) {
        men.put(cell, BLACK);
        String foul = made(men, cell);
        men.clear(cell);
        return foul;
    }

    private boolean isFive(Men men, int cell) {
        for (int line = 0; line < LINES; line++) {
            if (row(men, cell, line) == FIVE) {
                return true;
            }
        }
        return false;
    }

    /** The number of black men side by side on a line through a cell, with one on the cell itself. */
    private int row(Men men, int cell, int line) {
        return 1 + beyond(men, cell, line) + beyond(men, cell, line + LINES);
    }

    private int beyond(Men men, int cell, int way) {
        return men.run(board.ray(cell, way), BLACK);
    }

    /** The empty cell at the end of the row through a cell; {@link GameBoard#NONE} if there is none. */
    private int end(Men men, int cell, int way) {
        int[] ray = board.ray(cell, way);
        int run = beyond(men, cell, way);
        return run < ray.length && men.isEmpty(ray[run]) ? ray[run] : GameBoard.NONE;
    }

    private boolean becomesFive(Men men, int cell, int line, int way) {
        int end = end(men, cell, way);
        return end != GameBoard.NONE && row(men, end, line) == FIVE;
    }

    /** The number of fours on a line, at most two. Four men that can become five at both ends are one four. */
    private int fours(Men men, int cell, int line) {
        int ends = ends(men, cell, line);
        return ends == 2 && row(men, cell, line) == FIVE - 1 ? 1 : ends;
    }

    /** At how many of its ends the row through a cell can become five. */
    private int ends(Men men, int cell, int line) {
        return (becomesFive(men, cell, line, line) ? 1 : 0) + (becomesFive(men, cell, line, line + LINES) ? 1 : 0);
    }

    private boolean isThree(Men men, int cell, int line) {
        return becomesStraight(men, end(men, cell, line), line)
                || becomesStraight(men, end(men, cell, line + LINES), line);
    }

    private boolean becomesStraight(Men men, int cell, int line) {
        if (cell == GameBoard.NONE || row(men, cell, line) != FIVE - 1) {
            return false;
        }
        men.put(cell, BLACK);
        boolean becomes = ends(men, cell, line) == 2 && !isFive(men, cell) && made(men, cell) == null;
        men.clear(cell);
        return becomes;
    }
}
