package pbem.kit.royal;

import pbem.kit.Men;

/** The value of a situation, from the placement and the pieces in hand. */
final class RoyalWorth {

    private static final int ENDGAME = 1500;
    private static final int IN_HAND = 115; // percent: a piece in hand can go anywhere
    private static final int OPEN_KING = 8;

    private final RoyalRules rules;
    private final int[][] worth; // by man and cell
    private final int[] central;

    RoyalWorth(RoyalRules rules) {
        this.rules = rules;
        int cells = rules.board().size();
        int columns = rules.columns();
        int rows = cells / columns;
        central = new int[cells];
        worth = new int[2 * rules.pieces().size() + 1][cells];
        for (int cell = 0; cell < cells; cell++) {
            int aside = Math.abs(2 * (cell % columns) - columns + 1) / 2;
            int away = Math.abs(2 * (cell / columns) - rows + 1) / 2;
            central[cell] = -aside - away;
            for (int man = 1; man < worth.length; man++) {
                RoyalPiece piece = rules.pieces().get(RoyalRules.kind(man));
                worth[man][cell] = piece.worth()
                        + piece.central() * central[cell]
                        + piece.ahead() * rules.row(cell, RoyalRules.seat(man));
            }
        }
    }

    /** The value for the first seat, minus that for the second seat. */
    int of(RoyalPlay at) {
        Men men = at.men();
        int[] sum = new int[2];
        int[] material = new int[2];
        for (int cell = 0; cell < central.length; cell++) {
            int man = men.at(cell);
            if (man != 0) {
                int seat = RoyalRules.seat(man);
                sum[seat] += worth[man][cell];
                material[seat] += rules.pieces().get(RoyalRules.kind(man)).worth();
            }
        }
        for (int kind = 1; kind <= rules.droppable(); kind++) {
            for (int seat = 0; seat < 2; seat++) {
                int held = men.held(rules.place(kind, seat))
                        * rules.pieces().get(kind).worth();
                sum[seat] += held * IN_HAND / 100;
                material[seat] += held;
            }
        }
        for (int seat = 0; seat < 2; seat++) {
            int king = at.king(seat);
            if (material[1 - seat] < ENDGAME) {
                sum[seat] += 10 * central[king]; // kings are active in the endgame
            } else {
                sum[seat] -= OPEN_KING * Math.min(3, rules.row(king, seat));
            }
        }
        if (material[0] + material[1] < ENDGAME) { // mate becomes possible when the kings are close
            int near = 4 * distance(at.king(0), at.king(1));
            sum[0] -= sum[0] > sum[1] ? near : 0;
            sum[1] -= sum[1] > sum[0] ? near : 0;
        }
        return sum[0] - sum[1];
    }

    private int distance(int one, int other) {
        int columns = rules.columns();
        return Math.abs(one % columns - other % columns) + Math.abs(one / columns - other / columns);
    }
}
