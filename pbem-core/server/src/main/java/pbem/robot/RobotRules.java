package pbem.robot;

/**
 * What the admin decides about robots.
 *
 * @param on whether they play
 * @param rated whether boards with them count for ratings
 * @param boards on so many boards with robots a person can play at once
 * @param resign whether the stronger ones give up what is long lost
 * @param analyses whether games that are over are looked at for whoever asks
 */
public record RobotRules(boolean on, boolean rated, int boards, boolean resign, boolean analyses) {

    public static final RobotRules STANDARD = new RobotRules(true, false, 5, true);

    /** Games are looked at. */
    public RobotRules(boolean on, boolean rated, int boards, boolean resign) {
        this(on, rated, boards, resign, true);
    }
}
