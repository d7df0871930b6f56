package pbem.games.narde;

import pbem.kit.race.RaceBoard;
import pbem.kit.race.RaceStanding;

/** An estimate of how good a standing is: the race, the men that wait on the head, and points barred to the opponent. */
record NardeWorth(RaceStanding now) {

    private static final double RACE = 206; // a value of 400 means odds of ten to one
    private static final int TURN = 4; // half a roll, in pips
    private static final int WAITING = 5;
    private static final int[] ROW = {0, 4, 10, 20, 36, 60, 80};

    int value(int seat) {
        if (now.seat() == RaceStanding.NOBODY) { // a game of the match has just ended
            return 60 * (now.score().of(seat) - now.score().of(1 - seat));
        }
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
