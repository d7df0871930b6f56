package pbem.cli.config;

import java.util.Optional;
import java.util.function.Predicate;
import pbem.cli.engine.EngineProgram;
import pbem.games.Catalogue;
import pbem.request.UserId;
import pbem.robot.RobotNames;
import pbem.robot.RobotRoster;

/** The settings of the robots' names and of outside programs that play, in the order of the file. */
public final class RobotSettings {

    public static final Setting<String> NAMES = checked(
            "robots.names",
            "four userids with blanks between them, from easy to strong; - for a level that does not play",
            "robot1 robot2 robot3 robot4",
            "The names of the robots, from easy to strong; - for a level that begins no games. Where a player has such"
                    + " a name, the robot gets one made from it (robot1-2).",
            RobotSettings::areNames);

    public static final Setting<String> PROGRAMS = checked(
            "engines.programs",
            "\"NAME GAMES PROGRAM ARGUMENTS; ...\" with GAMES being all, or some of "
                    + String.join(",", EngineProgram.possible())
                    + "; a game with chance or secrets is none for them. Before PROGRAM may stand protocol=uci,"
                    + " ucci or usi, with skill (to 20), nodes or movetime, or protocol=gtp, with level",
            "",
            "Programs from outside that play as robots: \"NAME GAMES PROGRAM ARGUMENTS\", with semicolons between"
                    + " several, such as \"stone cholone,chroma /usr/local/bin/stone --fast\". GAMES may be \"all\","
                    + " which leaves out Chromino for its hidden hands. No shell reads any of it. A program speaks the"
                    + " protocol of docs/engine-protocol.md, or the one named before PROGRAM: protocol=uci for chess"
                    + " and others, ucci for Xiangqi, usi for Shogi, each with skill=0 to 20, nodes=N,"
                    + " movetime=MILLISECONDS; gtp for Go, with level=N. See docs/engines.md.",
            text -> EngineProgram.read(text).isPresent());
    public static final Setting<Integer> START_SECONDS = Setting.number(
            "engines.start_seconds",
            1,
            30,
            10,
            "The seconds that such a program has to start, and again to be ready. A program that takes longer is"
                    + " killed.");
    public static final Setting<Integer> MOVE_SECONDS = Setting.number(
            "engines.move_seconds",
            1,
            200,
            30,
            "The seconds that it has for a move. It occupies one of the robots' threads meanwhile.");
    public static final Setting<Integer> MEMORY = Setting.number(
            "engines.memory_megabytes",
            10,
            100_000,
            1_000,
            "The memory that each of its processes may use, where the system can limit it (prlimit on Linux).");
    public static final Setting<Integer> NODES = Setting.number(
            "engines.nodes",
            0,
            1_000_000_000,
            0,
            "The number of positions that it may search for a move, where its entry has no nodes. 0: the program"
                    + " decides.");

    private RobotSettings() {}

    private static Setting<String> checked(
            String key, String form, String fallback, String comment, Predicate<String> fits) {
        return Setting.of(
                key,
                form,
                fallback,
                comment,
                false,
                raw -> Optional.of(raw)
                        .filter(String.class::isInstance)
                        .map(String.class::cast)
                        .filter(text -> text.chars().noneMatch(Character::isISOControl))
                        .filter(fits));
    }

    /** Whether all names are allowed. Players may not take the default names of robots, but robots may. */
    private static boolean areNames(String text) {
        Optional<RobotNames> names = RobotNames.of(text);
        return names.isPresent()
                && names.get().all().stream()
                        .allMatch(name -> RobotRoster.isName(name)
                                || UserId.objection(name, Catalogue.games()).isEmpty());
    }
}
