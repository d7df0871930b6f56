package pbem.games.backgammon;

/**
 * How a match stands.
 *
 * @param length who has so many points wins
 * @param crawfords whether the game after somebody comes to one point less has no cube
 * @param white points
 * @param black points
 * @param cube what it shows
 * @param owner the seat that may use it alone, or {@link MatchStanding#NOBODY}
 * @param without whether this game has no cube
 */
record Score(int length, boolean crawfords, int white, int black, int cube, int owner, boolean without) {

    static Score of(int length, boolean crawfords) {
        return new Score(length, crawfords, 0, 0, 1, MatchStanding.NOBODY, length == 1);
    }

    int of(int seat) {
        return seat == 0 ? white : black;
    }

    boolean isOver() {
        return Math.max(white, black) >= length;
    }

    /** Who wins the match by this game as it is has nothing to double. */
    boolean mayDouble(int seat) {
        return !without && owner != 1 - seat && of(seat) + cube < length;
    }

    Score doubled(int taker) {
        return new Score(length, crawfords, white, black, 2 * cube, taker, without);
    }

    /** The next game begins, if there is one. */
    Score won(int seat, int points) {
        boolean near = Math.max(white, black) == length - 1;
        int whites = white + (seat == 0 ? points : 0);
        int blacks = black + (seat == 1 ? points : 0);
        boolean crawford = crawfords && !near && Math.max(whites, blacks) == length - 1;
        return new Score(length, crawfords, whites, blacks, 1, MatchStanding.NOBODY, length == 1 || crawford);
    }
}
