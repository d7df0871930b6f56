package pbem.robot;

import java.util.Map;
import pbem.repository.robot.OutsideProgram;

/**
 * What the admin decides about robots.
 *
 * @param on whether they play
 * @param rated whether boards with them count for ratings
 * @param boards on so many boards with robots a person can play at once
 * @param resign whether the stronger ones give up what is long lost, against players who want that
 * @param analyses whether games that are over are looked at for people who ask
 * @param names of our own, and which of them play
 * @param outside the programs of others by their names
 */
public record RobotRules(
        boolean on,
        boolean rated,
        int boards,
        boolean resign,
        boolean analyses,
        RobotNames names,
        Map<String, OutsideProgram> outside) {

    public static final RobotRules STANDARD = new RobotRules(true, false, 5, true);

    public RobotRules {
        outside = Map.copyOf(outside);
    }

    /** Games are looked at, all play under their usual names, and no programs of others do. */
    public RobotRules(boolean on, boolean rated, int boards, boolean resign) {
        this(on, rated, boards, resign, true, RobotNames.STANDARD, Map.of());
    }

    /** These rules with programs of others. */
    public RobotRules with(Map<String, OutsideProgram> programs) {
        return new RobotRules(on, rated, boards, resign, analyses, names, programs);
    }

    /** These rules with other names. */
    public RobotRules with(RobotNames called) {
        return new RobotRules(on, rated, boards, resign, analyses, called, outside);
    }
}
