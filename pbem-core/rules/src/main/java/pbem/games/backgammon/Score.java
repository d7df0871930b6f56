package pbem.games.backgammon;

import pbem.kit.race.RaceScore;
import pbem.kit.race.RaceStanding;

/**
 * The score of a match and its cube.
 *
 * @param length the points that win the match
 * @param crawfords whether the cube is not used in the game after a player first gets within one point of winning
 * @param white white's points
 * @param black black's points
 * @param last what white won in the game before this one; negative if black won it
 * @param cube the value that the cube shows
 * @param owner the only seat that may double, or {@link RaceStanding#NOBODY} if both may
 * @param without whether this game has no cube
 */
record Score(int length, boolean crawfords, int white, int black, int last, int cube, int owner, boolean without)
        implements RaceScore {

    static Score of(int length, boolean crawfords) {
        return new Score(length, crawfords, 0, 0, 0, 1, RaceStanding.NOBODY, length == 1);
    }

    /** Whether a seat may double. A seat that would win the match with this game's present value has no reason to. */
    boolean mayDouble(int seat) {
        return !without && owner != 1 - seat && of(seat) + cube < length;
    }

    Score doubled(int taker) {
        return new Score(length, crawfords, white, black, last, 2 * cube, taker, without);
    }

    /** The win counts so many times what the cube shows. */
    @Override
    public Score won(int seat, int times) {
        int points = times * cube;
        int gain = seat == 0 ? points : -points;
        boolean near = Math.max(white, black) == length - 1;
        int whites = white + Math.max(0, gain);
        int blacks = black + Math.max(0, -gain);
        boolean crawford = crawfords && !near && Math.max(whites, blacks) == length - 1;
        return new Score(length, crawfords, whites, blacks, gain, 1, RaceStanding.NOBODY, length == 1 || crawford);
    }
}
