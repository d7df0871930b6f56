package pbem.kit.race;

import java.util.Arrays;

/**
 * The places of both seats' men. Each seat counts from its own view: the bar is 25, then points 24 to 1, and borne off
 * is 0. Immutable.
 */
public final class RaceBoard {

    public static final int BAR = 25;
    public static final int OFF = 0;
    public static final int MEN = 15;
    public static final int HOME = 6;
    static final int NOWHERE = -1;

    public static final int PLACES = BAR + 1;

    private final Track track;
    private final byte[] men;

    /** @param men on each place of the first seat, and then of the second */
    public RaceBoard(Track track, byte[] men) {
        this.track = track;
        this.men = men;
    }

    /**
     * A board on which both seats have the same men.
     *
     * @param places a point and the number of men on it, and so on
     */
    public static RaceBoard both(Track track, int... places) {
        byte[] men = new byte[2 * PLACES];
        for (int i = 0; i < places.length; i += 2) {
            men[places[i]] = (byte) places[i + 1];
            men[PLACES + places[i]] = (byte) places[i + 1];
        }
        return new RaceBoard(track, men);
    }

    public Track track() {
        return track;
    }

    public int at(int seat, int place) {
        return men[seat * PLACES + place];
    }

    /** The number of the other seat's men on a point of this seat's count. */
    public int facing(int seat, int point) {
        return at(1 - seat, track.across(point));
    }

    /** The pips that all men of a seat still have to go. */
    public int pips(int seat) {
        int pips = 0;
        for (int place = 1; place <= BAR; place++) {
            pips += place * at(seat, place);
        }
        return pips;
    }

    /** The place of a seat's rearmost man. */
    public int rear(int seat) {
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
            return facing(seat, to) >= track.holding() ? NOWHERE : to;
        }
        int rear = rear(seat);
        return rear <= HOME && (to == OFF || from == rear) ? OFF : NOWHERE;
    }

    /** Whether a man that comes to a place it can reach hits there. */
    boolean hits(int seat, int to) {
        return to > OFF && facing(seat, to) > 0;
    }

    RaceBoard moved(int seat, int from, int to) {
        byte[] after = men.clone();
        after[seat * PLACES + from]--;
        after[seat * PLACES + to]++;
        if (hits(seat, to)) {
            after[(1 - seat) * PLACES + track.across(to)]--;
            after[(1 - seat) * PLACES + BAR]++;
        }
        return new RaceBoard(track, after);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RaceBoard board && track.equals(board.track) && Arrays.equals(men, board.men);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(men);
    }
}
