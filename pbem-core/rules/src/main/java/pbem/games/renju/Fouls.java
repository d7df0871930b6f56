package pbem.games.renju;

import pbem.kit.GameBoard;
import pbem.kit.Men;
import pbem.kit.RowGoal;

/**
 * The fouls of black by the rules of the Renju International Federation: six or more in a row, two fours at once, two
 * threes at once. Three men are a three only if one more black man makes a straight four of them, and that man is not a
 * foul itself and makes no five. A straight four is four men side by side that can become five at both ends.
 *
 * @param exactly the goal of five men and no more
 * @param five the goal of five men or more
 */
record Fouls(RowGoal exactly, RowGoal five) {

    private static final int BLACK = 1;
    private static final int LINES = 4; // the opposite direction is this many further

    /**
     * The phrase key of the foul that the black man on that cell made; null if it is none. Five in a row is never a
     * foul.
     */
    String made(Men men, int cell) {
        if (exactly.isReached(men, cell, BLACK)) {
            return null;
        }
        if (five.isReached(men, cell, BLACK)) {
            return "renju.overline";
        }
        int fours = 0;
        for (int line = 0; line < LINES; line++) {
            fours += fours(men, cell, line);
        }
        if (fours > 1) {
            return "renju.fours";
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

    /** Whether a black man on a cell makes a line of that many. */
    private boolean makes(int length, Men men, int cell, int line) {
        return cell != GameBoard.NONE && five.line(men, cell, BLACK, line) == length;
    }

    /** The empty cell at the end of the row through a cell; {@link GameBoard#NONE} if there is none. */
    private int end(Men men, int cell, int way) {
        int[] ray = five.board().ray(cell, way);
        int run = men.run(ray, BLACK);
        return run < ray.length && men.isEmpty(ray[run]) ? ray[run] : GameBoard.NONE;
    }

    /** The number of fours on a line, at most two. Four men that can become five at both ends are one four. */
    private int fours(Men men, int cell, int line) {
        int ends = ends(men, cell, line);
        return ends == 2 && makes(4, men, cell, line) ? 1 : ends;
    }

    /** At how many of its ends the row through a cell can become five. */
    private int ends(Men men, int cell, int line) {
        return (makes(5, men, end(men, cell, line), line) ? 1 : 0)
                + (makes(5, men, end(men, cell, line + LINES), line) ? 1 : 0);
    }

    private boolean isThree(Men men, int cell, int line) {
        return becomesStraight(men, end(men, cell, line), line)
                || becomesStraight(men, end(men, cell, line + LINES), line);
    }

    private boolean becomesStraight(Men men, int cell, int line) {
        if (!makes(4, men, cell, line)) {
            return false;
        }
        men.put(cell, BLACK);
        boolean becomes = ends(men, cell, line) == 2 && !exactly.isReached(men, cell, BLACK) && made(men, cell) == null;
        men.clear(cell);
        return becomes;
    }
}
