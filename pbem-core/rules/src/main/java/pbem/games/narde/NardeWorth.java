package pbem.games.narde;

import pbem.kit.race.RaceBoard;
import pbem.kit.race.RaceStanding;

/**
 * An estimate of how good a standing is: the race, men that wait on the head or in heaps, and points barred to the
 * opponent. Of several such estimates these numbers won the most of 1,000 games against each other.
 */
record NardeWorth(RaceStanding now) {

    private static final double RACE = 206; // a value of 400 means odds of ten to one
    private static final int TURN = 4; // half a roll, in pips
    private static final int POINT = 320;
    private static final int NEARLY = 300; // less than a point
    private static final int WAITING = 10;
    private static final int HEAPED = 12; // for each man beyond two on a point
    private static final int[] ROW = {0, 0, 3, 12, 35, 75, 143};

    /** In a match the points of a game just won count more than any board. */
    int value(int seat) {
        if (now.seat() == RaceStanding.NOBODY) { // a game of the match has just ended
            return POINT * now.score().last(seat);
        }
        int board = board(seat);
        return now.score().length() == 1 ? board : NEARLY * board / (NEARLY + Math.abs(board));
    }

    private int board(int seat) {
        RaceBoard board = now.board();
        int turn = now.seat() == seat ? TURN : -TURN;
        int pips = board.pips(0) + board.pips(1);
        double race = RACE * (board.pips(1 - seat) - board.pips(seat) + turn) / Math.sqrt(Math.max(8, pips - 4));
        return (int) (race + men(board, seat) - men(board, 1 - seat));
    }

    /** Rows of points count by the share of the opponent's men that are still behind them. */
    private static int men(RaceBoard board, int seat) {
        int other = 1 - seat;
        int value = -WAITING * Math.max(0, board.at(seat, Narde.HEAD) - 1);
        for (int point = RaceBoard.HOME + 1; point < Narde.HEAD; point++) {
            value -= HEAPED * Math.max(0, board.at(seat, point) - 2);
        }
        int behind = RaceBoard.MEN;
        int row = 0;
        for (int point = RaceBoard.OFF; point < RaceBoard.BAR; point++) {
            behind -= board.at(other, point);
            boolean barred = point > RaceBoard.OFF && board.facing(other, point) > 0;
            if (barred) {
                row++;
            }
            if (!barred || point == RaceBoard.BAR - 1) {
                value += ROW[Math.min(row, ROW.length - 1)] * behind / RaceBoard.MEN;
                row = 0;
            }
        }
        return value;
    }
}
