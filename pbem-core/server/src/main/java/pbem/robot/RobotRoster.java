package pbem.robot;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.engine.Level;
import pbem.player.Player;
import pbem.repository.Repositories;
import pbem.repository.robot.Robot;

/** Who the robots are. */
public final class RobotRoster {

    /** Nobody signs up under such a name; whoever was called so before keeps it, and the robot is called otherwise. */
    private static final Pattern NAME = Pattern.compile("robot[0-9]*(-[0-9]+)?");

    private RobotRoster() {}

    /** Whether a userid looks like that of a robot. */
    public static boolean isName(String lowerCaseWord) {
        return NAME.matcher(lowerCaseWord).matches();
    }

    /** Makes those that are missing, and all of them rated or not. Running it again does nothing more. */
    public static void prepare(Repositories repositories, RobotRules rules, Instant at) {
        List<Robot> present = repositories.robots().all();
        Set<Level> levels = present.stream().map(Robot::level).collect(Collectors.toSet());
        Stream<Robot> made = Level.all().stream()
                .filter(level -> !levels.contains(level))
                .map(level -> repositories.robots().add(new Robot(house(repositories, level, at), level)));
        Stream.concat(present.stream(), made)
                .forEach(robot -> repositories.players().markBot(robot.player(), true, rules.rated()));
    }

    private static Player house(Repositories repositories, Level level, Instant at) {
        String name = "robot" + level.number();
        String free = Stream.iterate(1, number -> number + 1)
                .map(number -> number == 1 ? name : name + "-" + number)
                .filter(called -> repositories.players().called(called).isEmpty())
                .findFirst()
                .orElseThrow();
        return repositories.players().robot(free, at);
    }

    /** The robots that have a seat among these. */
    public static List<Player> among(List<Player> players) {
        return players.stream()
                .filter(player -> player.state() == Player.State.ROBOT)
                .toList();
    }

    /** The robot of that level, once it is there. */
    public static Optional<Robot> of(Repositories repositories, Level level) {
        return repositories.robots().all().stream()
                .filter(robot -> robot.level().equals(level))
                .findFirst();
    }
}
