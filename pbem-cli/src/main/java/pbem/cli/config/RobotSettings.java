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
            "What they are called, from easy to strong; - for a level that begins no games. Where a person has such a name,\n"
                    + "the robot gets one made from it (robot1-2).",
            RobotSettings::areNames);

    public static final Setting<String> PROGRAMS = checked(
            "engines.programs",
            "\"NAME GAMES PROGRAM ARGUMENTS; ...\" with GAMES being all, or some of "
                    + String.join(",", EngineProgram.possible())
                    + "; a game with chance or secrets is none for them. Before PROGRAM may stand protocol=uci,"
                    + " ucci or usi, with skill (to 20), nodes or movetime, or protocol=gtp, with level",
            "",
            "Programs of others that play as robots: \"NAME GAMES PROGRAM ARGUMENTS\", with semicolons between several, such\n"
                    + "as \"stone cholone,chroma /usr/local/bin/stone --fast\". GAMES may be all; Chromino, with its hidden hands, is not\n"
                    + "among them. No shell reads any of it. They speak the protocol of docs/engine-protocol.md, or what stands before\n"
                    + "PROGRAM: protocol=uci for chess and others, ucci for Xiangqi, usi for Shogi, each with skill=0 to 20, nodes=N,\n"
                    + "movetime=MILLISECONDS; gtp for Go, with level=N. See docs/engines.md.",
            text -> EngineProgram.read(text).isPresent());
    public static final Setting<Integer> START_SECONDS = Setting.number(
            "engines.start_seconds",
            1,
            30,
            10,
            "Within so long such a program says that it is there, and again that it is ready. Otherwise it is killed.");
    public static final Setting<Integer> MOVE_SECONDS = Setting.number(
            "engines.move_seconds",
            1,
            200,
            30,
            "Within so long it answers a move. It takes one of the threads of the robots while it thinks.");
    public static final Setting<Integer> MEMORY = Setting.number(
            "engines.memory_megabytes",
            10,
            100_000,
            1_000,
            "How much memory each of its processes may take, where the system can hold it to that (prlimit of Linux).");
    public static final Setting<Integer> NODES = Setting.number(
            "engines.nodes",
            0,
            1_000_000_000,
            0,
            "How many positions it is told to look at for a move, where its entry has no nodes. 0: that is left to it.");

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
