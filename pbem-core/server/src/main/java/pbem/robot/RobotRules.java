package pbem.robot;

import java.util.Map;
import pbem.repository.robot.OutsideProgram;

/**
 * The admin's settings about robots.
 *
 * @param on whether robots play
 * @param rated whether boards with robots count for ratings
 * @param boards the largest number of open boards with robots for one person
 * @param resign whether the stronger robots resign long-lost games against players who want that
 * @param analyses whether players can have finished games analysed
 * @param names the names of the server's own robots; a level without a name does not play
 * @param outside the outside programs by their names
 */
public record RobotRules(
        boolean on,
        boolean rated,
        int boards,
        boolean resign,
        boolean analyses,
        RobotNames names,
        Map<String, OutsideProgram> outside) {

    public static final RobotRules STANDARD = new RobotRules(true, false, 5, true, true, RobotNames.STANDARD, Map.of());

    public RobotRules {
        outside = Map.copyOf(outside);
    }
}
