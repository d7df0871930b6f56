package pbem.robot;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import pbem.engine.Level;
import pbem.player.Player;
import pbem.repository.Repositories;
import pbem.repository.robot.OutsideRobot;
import pbem.repository.robot.Robot;

/** Who the robots are. */
public final class RobotRoster {

    /** Nobody signs up under such a name; a player who was called so before keeps it, and the robot is called otherwise. */
    private static final Pattern NAME = Pattern.compile("robot[0-9]*(-[0-9]+)?");

    private RobotRoster() {}

    /** Whether a userid looks like that of a robot. */
    public static boolean isName(String lowerCaseWord) {
        return NAME.matcher(lowerCaseWord).matches();
    }

    /**
     * Makes those that are missing, calls all of them as the rules want it, and has them rated or not. Running it again
     * does nothing more.
     */
    public static void prepare(Repositories repositories, RobotRules rules, Instant at) {
        for (Level level : Level.all()) {
            rules.names().of(level).ifPresent(name -> {
                Optional<Robot> present = of(repositories, level);
                Player player = called(repositories, present.map(Robot::player), name, at);
                if (present.isEmpty()) {
                    repositories.robots().add(new Robot(player, level));
                }
                repositories.players().markBot(player, true, rules.rated());
            });
        }
        rules.outside().keySet().stream().sorted().forEach(name -> {
            Optional<OutsideRobot> present = repositories.robots().outside().stream()
                    .filter(robot -> robot.name().equals(name))
                    .findFirst();
            Player player = called(repositories, present.map(OutsideRobot::player), name, at);
            if (present.isEmpty()) {
                repositories.robots().add(new OutsideRobot(player, name));
            }
            repositories.players().markBot(player, true, rules.rated());
        });
    }

    /** The robot under that name, or under the first of those made from it that nobody else bears. */
    private static Player called(Repositories repositories, Optional<Player> present, String name, Instant at) {
        String free = Stream.iterate(1, number -> number + 1)
                .map(number -> number == 1 ? name : name + "-" + number)
                .filter(user -> repositories
                        .players()
                        .called(user)
                        .filter(bearer -> !Optional.of(bearer.id()).equals(present.map(Player::id)))
                        .isEmpty())
                .findFirst()
                .orElseThrow();
        return present.map(robot -> keepsName(robot, name) ? robot : renamed(repositories, robot, free, at))
                .orElseGet(() -> repositories.players().robot(free, at));
    }

    private static Player renamed(Repositories repositories, Player robot, String user, Instant at) {
        Player renamed = repositories.players().rename(robot, user, at);
        repositories.boards().renamed(renamed);
        return renamed;
    }

    /** A robot that had to be called otherwise stays so, though the name may be free by now. */
    private static boolean keepsName(Player robot, String name) {
        return robot.user().equals(name) || robot.user().matches(Pattern.quote(name) + "-[0-9]+");
    }

    /** The program of others that plays as that player. */
    public static Optional<OutsideRobot> outside(Repositories repositories, Player player) {
        return repositories.robots().outside().stream()
                .filter(robot -> robot.player().equals(player))
                .findFirst();
    }

    /** Those of our own that can be challenged, as they are called, from the easiest on. */
    public static List<String> playing(Repositories repositories, RobotRules rules) {
        return repositories.robots().all().stream()
                .filter(robot -> rules.on() && rules.names().of(robot.level()).isPresent())
                .map(robot -> robot.player().user())
                .toList();
    }

    /** Whether a program of others can be challenged. */
    public static boolean isPlaying(RobotRules rules, OutsideRobot robot) {
        return rules.on() && rules.outside().containsKey(robot.name());
    }

    /** The programs of others that can be challenged, as they are called, with their strength. */
    public static List<String> playingFromOutside(Repositories repositories, RobotRules rules) {
        return repositories.robots().outside().stream()
                .filter(robot -> isPlaying(rules, robot))
                .map(robot ->
                        rules.outside().get(robot.name()).called(robot.player().user()))
                .toList();
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
