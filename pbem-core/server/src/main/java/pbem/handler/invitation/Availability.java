package pbem.handler.invitation;

import java.time.Instant;
import java.util.Optional;
import pbem.game.Game;
import pbem.game.Refusal;
import pbem.play.SeekFit;
import pbem.player.Player;
import pbem.player.Sanction;
import pbem.repository.Challenge;
import pbem.repository.Repositories;
import pbem.robot.RobotRoster;
import pbem.robot.RobotRules;

/** Whether somebody may be asked to play. */
public record Availability(Repositories repositories, RobotRules robots, Instant now) {

    /** What speaks against one player's challenge of another; empty if nothing does. */
    Optional<Refusal> objection(Player challenger, Player asked, Game game) {
        if (asked.state() == Player.State.ROBOT) {
            return objectionOfRobot(challenger, asked, game);
        }
        if (repositories.blocks().isBlocked(challenger, asked)) {
            return Optional.of(new InvitationRefusal.YouBlocked(asked.user()));
        }
        return repositories.blocks().isBlocked(asked, challenger)
                        || repositories.players().membership(asked).isUnder(Sanction.Kind.SUSPENDED, now)
                        || SeekFit.hasEnough(repositories, asked, game)
                ? Optional.of(new InvitationRefusal.NotAvailable(asked.user()))
                : Optional.empty();
    }

    private Optional<Refusal> objectionOfRobot(Player challenger, Player robot, Game game) {
        return objectionToRobot(robot, game)
                .or(() -> repositories.robots().boardsWith(challenger) >= robots.boards()
                        ? Optional.of(new InvitationRefusal.EnoughWithRobots(robots.boards()))
                        : Optional.empty());
    }

    /** Why a robot plays no such game now, with whomever. */
    public Optional<Refusal> objectionToRobot(Player robot, Game game) {
        Optional<String> program = RobotRoster.outside(repositories, robot);
        boolean plays = (program.isPresent()
                        ? RobotRoster.playingFromOutside(repositories, robots)
                        : RobotRoster.playing(repositories, robots))
                .contains(robot.user());
        if (!plays) {
            return Optional.of(new InvitationRefusal.RobotsRest(robot.user()));
        }
        if (program.isPresent() && game.hasChance()) {
            return Optional.of(new InvitationRefusal.NotForOutsiders(robot.user(), game.title()));
        }
        if (program.isPresent() && !robots.outside().get(program.get()).contains(game.name())) {
            return Optional.of(new InvitationRefusal.RobotPlaysOther(
                    robot.user(),
                    game.title(),
                    robots.outside().get(program.get()).stream().sorted().toList()));
        }
        return Optional.empty();
    }

    /** What speaks against somebody's taking a seat among those who have one. */
    static Optional<Refusal> objection(Repositories repositories, Challenge challenge, Player newcomer) {
        for (Player seated : challenge.players()) {
            if (repositories.blocks().isBlocked(newcomer, seated)) {
                return Optional.of(new InvitationRefusal.YouBlocked(seated.user()));
            }
            if (repositories.blocks().isBlocked(seated, newcomer)) {
                return Optional.of(new InvitationRefusal.NoSeatForYou(challenge.number()));
            }
        }
        int rating = SeekFit.rating(repositories, challenge, newcomer);
        return SeekFit.isStrongEnough(repositories, challenge, newcomer)
                ? Optional.empty()
                : Optional.of(new InvitationRefusal.NotSoStrong(
                        challenge.number(),
                        challenge.game().title(),
                        rating,
                        challenge.strength().orElseThrow().spelled()));
    }
}
