package pbem.games.orthodox;

import java.util.Locale;

/** The starting positions of Chess960 by their usual numbers; 518 is the starting position of chess. */
final class ChessStart {

    static final int COUNT = 960;
    static final int USUAL = 518;

    private static final int ROW = 8;
    private static final int[][] KNIGHTS = {
        {0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}
    };

    private ChessStart() {}

    static String placement(int number) {
        String row = row(number);
        return row.toLowerCase(Locale.ROOT) + "/pppppppp/8/8/8/8/PPPPPPPP/" + row + "_w_KQkq";
    }

    /** White's pieces from the left. */
    private static String row(int number) {
        char[] row = new char[ROW];
        int left = number / 4;
        row[2 * (number % 4) + 1] = 'B';
        row[2 * (left % 4)] = 'B';
        left /= 4;
        row[free(row, left % 6)] = 'Q';
        int[] knights = KNIGHTS[left / 6];
        int second = free(row, knights[1]);
        row[free(row, knights[0])] = 'N';
        row[second] = 'N';
        for (char piece : new char[] {'R', 'K', 'R'}) {
            row[free(row, 0)] = piece;
        }
        return new String(row);
    }

    /** The empty place that has the given number of empty places before it. */
    private static int free(char[] row, int before) {
        int left = before;
        for (int place = 0; ; place++) {
            if (row[place] == 0 && left-- == 0) {
                return place;
            }
        }
    }
}
