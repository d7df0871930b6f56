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

/** The accounts of the robots. */
public final class RobotRoster {

    /**
     * Userids that nobody can sign up with. A player who had such a userid before keeps it, and the robot gets another
     * one.
     */
    private static final Pattern NAME = Pattern.compile("robot[0-9]*(-[0-9]+)?");

    private RobotRoster() {}

    /** Whether a userid looks like that of a robot. */
    public static boolean isName(String lowerCaseWord) {
        return NAME.matcher(lowerCaseWord).matches();
    }

    /**
     * Creates the missing robots, names all of them by the rules, and sets whether they are rated. Repeating the call
     * has no effect.
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

    /** The robot with that name, or with the first free variant of it. */
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

    /** Whether a robot keeps its variant name although the plain name may be free by now. */
    private static boolean keepsName(Player robot, String name) {
        return robot.user().equals(name) || robot.user().matches(Pattern.quote(name) + "-[0-9]+");
    }

    /** The outside program that plays as that player. */
    public static Optional<OutsideRobot> outside(Repositories repositories, Player player) {
        return repositories.robots().outside().stream()
                .filter(robot -> robot.player().equals(player))
                .findFirst();
    }

    /** The names of the server's own robots that can be challenged, from the easiest. */
    public static List<String> playing(Repositories repositories, RobotRules rules) {
        return repositories.robots().all().stream()
                .filter(robot -> rules.on() && rules.names().of(robot.level()).isPresent())
                .map(robot -> robot.player().user())
                .toList();
    }

    /** Whether an outside program can be challenged. */
    public static boolean isPlaying(RobotRules rules, OutsideRobot robot) {
        return rules.on() && rules.outside().containsKey(robot.name());
    }

    /** The names of the outside programs that can be challenged, with their strength. */
    public static List<String> playingFromOutside(Repositories repositories, RobotRules rules) {
        return repositories.robots().outside().stream()
                .filter(robot -> isPlaying(rules, robot))
                .map(robot ->
                        rules.outside().get(robot.name()).called(robot.player().user()))
                .toList();
    }

    /** The robots among these players. */
    public static List<Player> among(List<Player> players) {
        return players.stream()
                .filter(player -> player.state() == Player.State.ROBOT)
                .toList();
    }

    /** The robot of that level; empty before it is created. */
    public static Optional<Robot> of(Repositories repositories, Level level) {
        return repositories.robots().all().stream()
                .filter(robot -> robot.level().equals(level))
                .findFirst();
    }
}
