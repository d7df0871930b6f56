package pbem.games.backgammon;

import pbem.kit.race.RaceBoard;
import pbem.kit.race.RaceStanding;

/**
 * An estimate of how good a standing is: the race and, while men of both still have to pass each other, points held and
 * men that can be hit.
 */
record Equity(RaceStanding now) {

    private static final double RACE = 206; // a value of 400 means odds of ten to one
    private static final int DOUBLE = 130; // odds of two to one
    private static final double POINT = 400;
    private static final int REFUSED = 100_000; // more than any score
    private static final int TURN = 4; // half a roll, in pips
    private static final int[] POINTS = {0, 6, 10, 20, 28, 32, 24, 20, 8};

    /** In a match the value counts points: those of a game just won, else the share of the cube that is expected. */
    int value(int seat) {
        if (now.seat() == RaceStanding.NOBODY) { // a game of the match has just ended
            return (int) POINT * now.score().last(seat);
        }
        if (now.score().length() == 1) {
            return board(seat);
        }
        if (Word.given(now) > 0
                && now.phase() != RaceStanding.Phase.ANSWER) { // the opponent refused an offer to give up
            int worth = mayBeGammon() && Word.given(now) == 1 ? REFUSED : -REFUSED;
            return now.seat() == seat ? -worth : worth;
        }
        double points = POINT * Backgammon.cube(now).cube();
        int board = board(seat);
        boolean doubled = now.phase() == RaceStanding.Phase.ANSWER && now.said() == Word.DOUBLE;
        return (int) (points * (doubled && now.seat() != seat ? doubled(board) : expected(board)));
    }

    /** The expected part of the cube's points that a board of that value wins, from -1 to 1. */
    private static double expected(int board) {
        return 2 / (1 + StrictMath.pow(10, -board / 400.0)) - 1;
    }

    /** What a double brings: at most the cube's points, for which the opponent can drop. */
    private static double doubled(int board) {
        return board > DOUBLE ? Math.min(1, 2 * expected(board)) : expected(board) - 0.1;
    }

    /**
     * Whether the seat that gave up might lose a gammon: it needs more pips to bear off its first man than the other
     * seat needs for its last.
     */
    private boolean mayBeGammon() {
        int pips = 1;
        for (int place = RaceBoard.HOME + 1; place <= RaceBoard.BAR; place++) {
            pips += (place - RaceBoard.HOME) * now.board().at(now.seat(), place);
        }
        return now.board().at(now.seat(), RaceBoard.OFF) == 0
                && pips > now.board().pips(1 - now.seat());
    }

    private int board(int seat) {
        RaceBoard board = now.board();
        int turn = now.seat() == seat ? TURN : -TURN;
        int pips = board.pips(0) + board.pips(1);
        double race = RACE * (board.pips(1 - seat) - board.pips(seat) + turn) / Math.sqrt(Math.max(8, pips - 4));
        boolean contact = board.rear(0) + board.rear(1) > RaceBoard.BAR;
        return (int) (contact ? 0.6 * race + men(board, seat) - men(board, 1 - seat) : race);
    }

    private static int men(RaceBoard board, int seat) {
        int value = 0;
        int row = 0;
        int closed = 0;
        for (int point = 1; point <= RaceBoard.HOME; point++) {
            closed += board.at(1 - seat, point) > 1 ? 1 : 0;
        }
        for (int point = 1; point < RaceBoard.BAR; point++) {
            int men = board.at(seat, point);
            row = men > 1 ? row + 1 : 0;
            value += row > 2 ? 9 * row : 0;
            value -= men > 3 ? 5 * (men - 3) : 0;
            if (men > 1) {
                value += point < POINTS.length ? POINTS[point] : point > 19 && point < 23 ? 18 : 5;
            } else if (men == 1) {
                value -= shots(board, seat, point) * (40 + 4 * (RaceBoard.BAR - point)) * (2 + closed) / 72;
            }
        }
        return value - board.at(seat, RaceBoard.BAR) * (25 + 15 * closed);
    }

    /** Roughly how many of the 36 rolls hit a single man. */
    private static int shots(RaceBoard board, int seat, int point) {
        int shots = 0;
        for (int pips = 1; pips <= 12 && RaceBoard.BAR - point + pips <= RaceBoard.BAR; pips++) {
            if (board.at(1 - seat, RaceBoard.BAR - point + pips) > 0) {
                shots += pips < 7 ? 11 : 3;
            }
        }
        return Math.min(30, shots);
    }
}
