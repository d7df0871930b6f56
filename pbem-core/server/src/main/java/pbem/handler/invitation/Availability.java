package pbem.handler.invitation;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import pbem.game.Act;
import pbem.game.Game;
import pbem.game.Position;
import pbem.game.Refusal;
import pbem.game.Setup;
import pbem.play.SeekFit;
import pbem.player.Player;
import pbem.player.Sanction;
import pbem.repository.Challenge;
import pbem.repository.Repositories;
import pbem.repository.robot.OutsideRobot;
import pbem.robot.RobotRoster;
import pbem.robot.RobotRules;

/** Decides whether players and robots may be asked to play. */
public record Availability(Repositories repositories, RobotRules robots, Instant now) {

    /** Why a player may not challenge another; empty if they may. */
    Optional<Refusal> objection(Player challenger, Player asked, Game game) {
        if (asked.state() == Player.State.ROBOT) {
            return objectionOfRobot(challenger, asked, game);
        }
        if (repositories.blocks().isBlocked(challenger, asked)) {
            return Optional.of(InvitationRefusal.YOU_BLOCKED.of(asked.user()));
        }
        return InvitationRefusal.NOT_AVAILABLE.when(
                repositories.blocks().isBlocked(asked, challenger)
                        || repositories.players().membership(asked).isUnder(Sanction.Kind.SUSPENDED, now)
                        || SeekFit.hasEnough(repositories, asked, game),
                asked.user());
    }

    private Optional<Refusal> objectionOfRobot(Player challenger, Player robot, Game game) {
        return objectionToRobot(robot, game)
                .or(() -> InvitationRefusal.ENOUGH_WITH_ROBOTS.when(
                        repositories.robots().boardsWith(challenger) >= robots.boards(), robots.boards()));
    }

    /** Why a robot does not play a game with anybody now; empty if it does. */
    public Optional<Refusal> objectionToRobot(Player robot, Game game) {
        Optional<OutsideRobot> program = RobotRoster.outside(repositories, robot);
        boolean plays = program.isPresent()
                ? RobotRoster.isPlaying(robots, program.get())
                : RobotRoster.playing(repositories, robots).contains(robot.user());
        if (!plays) {
            return Optional.of(InvitationRefusal.ROBOTS_REST.of(robot.user()));
        }
        if (program.isPresent() && game.hasChance()) {
            return Optional.of(InvitationRefusal.NOT_FOR_OUTSIDERS.of(robot.user(), game.called()));
        }
        Optional<Set<String>> games =
                program.map(outside -> robots.outside().get(outside.name()).games());
        return games.filter(all -> !all.contains(game.name()))
                .map(all -> InvitationRefusal.ROBOT_PLAYS_OTHER.of(
                        robot.user(), game.called(), all.stream().sorted().toList()));
    }

    /**
     * Why there can be no such board, or why an outside robot among the players plays the game but not on such a board;
     * empty if the board is possible.
     */
    public Optional<Refusal> objectionToBoard(List<Player> players, Game game, Act<Position> start) {
        return start.match(
                ready -> RobotRoster.among(players).stream()
                        .filter(robot -> !plays(robot, game, ready.setup()))
                        .findFirst()
                        .map(robot -> InvitationRefusal.ROBOT_KNOWS_NO_SUCH_BOARD.of(robot.user(), game.name())),
                Optional::of);
    }

    private boolean plays(Player robot, Game game, Setup setup) {
        return RobotRoster.outside(repositories, robot)
                .flatMap(outside -> Optional.ofNullable(robots.outside().get(outside.name())))
                .filter(program -> !program.plays(game, setup))
                .isEmpty();
    }

    /** Why a newcomer may not join the players of a challenge; empty if they may. */
    static Optional<Refusal> objection(Repositories repositories, Challenge challenge, Player newcomer) {
        for (Player seated : challenge.players()) {
            if (repositories.blocks().isBlocked(newcomer, seated)) {
                return Optional.of(InvitationRefusal.YOU_BLOCKED.of(seated.user()));
            }
            if (repositories.blocks().isBlocked(seated, newcomer)) {
                return Optional.of(InvitationRefusal.NO_SEAT_FOR_YOU.of(challenge.number()));
            }
        }
        int rating = SeekFit.rating(repositories, challenge, newcomer);
        return SeekFit.isStrongEnough(repositories, challenge, newcomer)
                ? Optional.empty()
                : Optional.of(InvitationRefusal.NOT_SO_STRONG.of(
                        challenge.number(),
                        challenge.game().called(),
                        Integer.toString(rating),
                        challenge.strength().orElseThrow().spelled()));
    }
}
