package pbem.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.game.Seat;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.record.Actor;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.record.Ply;
import pbem.repository.Repositories;

/**
 * A robot's farewell to a person after a game of two. It names the decisive move only if it found it during play.
 */
final class RobotFarewell {

    private RobotFarewell() {}

    /** The farewell; empty while the game is open, with more players, or if another player ended it. */
    static Optional<Phrase> ofEnd(Repositories repositories, GameRecord record) {
        List<Player> players = record.board().players();
        List<Player> robots = players.stream()
                .filter(player -> player.state() == Player.State.ROBOT)
                .toList();
        if (record.outcome().isEmpty() || players.size() != 2 || robots.size() != 1 || !isEndedByPlayers(record)) {
            return Optional.empty();
        }
        Player robot = robots.get(0);
        Seat seat = record.board().seat(robot).orElseThrow();
        double share = record.outcome().get().shares()[seat.index()];
        if (share > 0.5) {
            return Optional.of(Phrase.of("play.robot-won", robot.user()));
        }
        if (share == 0.5) {
            return Optional.of(Phrase.of("play.robot-drew", robot.user()));
        }
        return Optional.of(lostBy(
                        record,
                        seat,
                        repositories.robots().hopeless(record.board().number()))
                .map(ply -> Phrase.of("play.robot-lost-by", robot.user(), ply.number(), ply.notation()))
                .orElseGet(() -> Phrase.of("play.robot-lost", robot.user())));
    }

    private static boolean isEndedByPlayers(GameRecord record) {
        return record.board().players().stream()
                .map(Actor::player)
                .anyMatch(record.last().orElseThrow().actor()::equals);
    }

    /** The move after which the robot had no hope until the end; empty if moves were taken back. */
    private static Optional<Ply> lostBy(GameRecord record, Seat robot, int hopeless) {
        List<Ply> plies = record.plies();
        long made = record.entries().stream()
                .filter(entry -> entry.event().isMove())
                .count();
        if (made != plies.size()) {
            return Optional.empty();
        }
        List<Integer> own = new ArrayList<>();
        for (int i = 0; i < plies.size(); i++) {
            if (plies.get(i).seat().equals(robot)) {
                own.add(i);
            }
        }
        if (record.last().orElseThrow().event() instanceof Event.Resigned resigned
                && resigned.seat().equals(robot)) {
            own.add(plies.size());
        }
        int first = own.size() - hopeless;
        boolean known = hopeless > 0 && first >= 0 && own.get(first) > 0;
        return known
                ? Optional.of(plies.get(own.get(first) - 1))
                        .filter(ply -> !ply.seat().equals(robot))
                : Optional.empty();
    }
}
