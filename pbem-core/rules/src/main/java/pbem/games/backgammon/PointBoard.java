package pbem.games.backgammon;

import java.util.Arrays;

/** Where the men of both seats stand, by each one's own count: points 24 to 1, the bar before and off behind. Immutable. */
final class PointBoard {

    static final int BAR = 25;
    static final int OFF = 0;
    static final int MEN = 15;
    static final int HOME = 6;
    static final int NOWHERE = -1;
    static final PointBoard START = start();

    static final int PLACES = BAR + 1;

    private final byte[] men;

    PointBoard(byte[] men) {
        this.men = men;
    }

    private static PointBoard start() {
        byte[] men = new byte[2 * PLACES];
        for (int seat = 0; seat < 2; seat++) {
            men[seat * PLACES + 24] = 2;
            men[seat * PLACES + 13] = 5;
            men[seat * PLACES + 8] = 3;
            men[seat * PLACES + 6] = 5;
        }
        return new PointBoard(men);
    }

    int at(int seat, int place) {
        return men[seat * PLACES + place];
    }

    /** Men of the other seat there. */
    int facing(int seat, int point) {
        return at(1 - seat, BAR - point);
    }

    /** How far all men of a seat have to go. */
    int pips(int seat) {
        int pips = 0;
        for (int place = 1; place <= BAR; place++) {
            pips += place * at(seat, place);
        }
        return pips;
    }

    /** Where the last man is. */
    int rear(int seat) {
        int place = BAR;
        while (place > OFF && at(seat, place) == 0) {
            place--;
        }
        return place;
    }

    /** Where a man gets by that many pips, or {@link #NOWHERE}. */
    int target(int seat, int from, int pips) {
        if (at(seat, from) == 0 || from != BAR && at(seat, BAR) > 0) {
            return NOWHERE;
        }
        int to = from - pips;
        if (to > OFF) {
            return facing(seat, to) > 1 ? NOWHERE : to;
        }
        int rear = rear(seat);
        return rear <= HOME && (to == OFF || from == rear) ? OFF : NOWHERE;
    }

    boolean hits(int seat, int to) {
        return to > OFF && facing(seat, to) == 1;
    }

    PointBoard moved(int seat, int from, int to) {
        byte[] after = men.clone();
        after[seat * PLACES + from]--;
        after[seat * PLACES + to]++;
        if (hits(seat, to)) {
            after[(1 - seat) * PLACES + BAR - to]--;
            after[(1 - seat) * PLACES + BAR]++;
        }
        return new PointBoard(after);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PointBoard board && Arrays.equals(men, board.men);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(men);
    }
}
