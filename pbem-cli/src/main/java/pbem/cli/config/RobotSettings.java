package pbem.cli.config;

import java.util.Optional;
import pbem.cli.engine.EngineProgram;
import pbem.games.Catalogue;
import pbem.request.UserId;
import pbem.robot.RobotNames;
import pbem.robot.RobotRoster;

/** The settings of the robots' names and of outside programs that play, in the order of the file. */
public final class RobotSettings {

    public static final Setting<String> NAMES = Setting.text(
            "robots.names",
            "four userids with blanks between them, from easy to strong; - for a level that does not play",
            RobotSettings::areNames);

    public static final Setting<String> PROGRAMS = Setting.text(
            "engines.programs",
            "\"NAME GAMES PROGRAM ARGUMENTS; ...\" with GAMES being all, or some of "
                    + String.join(",", EngineProgram.possible())
                    + "; outside programs cannot play games with chance or secrets. PROGRAM may be preceded by "
                    + "protocol=uci, ucci or usi, with skill (to 20), nodes or movetime, or by protocol=gtp, with "
                    + "level",
            text -> EngineProgram.read(text).isPresent());
    public static final Setting<Integer> START_SECONDS = Setting.number("engines.start_seconds", 1, 30);
    public static final Setting<Integer> MOVE_SECONDS = Setting.number("engines.move_seconds", 1, 200);
    public static final Setting<Integer> MEMORY = Setting.number("engines.memory_megabytes", 10, 100_000);
    public static final Setting<Integer> NODES = Setting.number("engines.nodes", 0, 1_000_000_000);

    private RobotSettings() {}

    /** Whether all names are allowed. Players may not take the default names of robots, but robots may. */
    private static boolean areNames(String text) {
        Optional<RobotNames> names = RobotNames.of(text);
        return names.isPresent()
                && names.get().all().stream()
                        .allMatch(name -> RobotRoster.isName(name)
                                || UserId.objection(name, Catalogue.games()).isEmpty());
    }
}
