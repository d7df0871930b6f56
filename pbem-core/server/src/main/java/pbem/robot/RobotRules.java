package pbem.robot;

/**
 * What the admin decides about robots.
 *
 * @param on whether they play
 * @param rated whether boards with them count for ratings
 * @param boards on so many boards with robots a person can play at once
 * @param resign whether the stronger ones give up what is long lost
 */
public record RobotRules(boolean on, boolean rated, int boards, boolean resign) {

    public static final RobotRules STANDARD = new RobotRules(true, false, 5, true);
}
