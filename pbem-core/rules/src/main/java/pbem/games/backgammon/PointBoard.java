package pbem.games.backgammon;

import java.util.Arrays;

/**
 * The places of both seats' men. Each seat counts from its own view: the bar is 25, then points 24 to 1, and borne off
 * is 0. Immutable.
 */
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

    /** The number of the other seat's men on a point of this seat's count. */
    int facing(int seat, int point) {
        return at(1 - seat, BAR - point);
    }

    /** The pips that all men of a seat still have to go. */
    int pips(int seat) {
        int pips = 0;
        for (int place = 1; place <= BAR; place++) {
            pips += place * at(seat, place);
        }
        return pips;
    }

    /** The place of a seat's rearmost man. */
    int rear(int seat) {
        int place = BAR;
        while (place > OFF && at(seat, place) == 0) {
            place--;
        }
        return place;
    }

    /** The place that a man reaches by that many pips, or {@link #NOWHERE} if it cannot move so. */
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
