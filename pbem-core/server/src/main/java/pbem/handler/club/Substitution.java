package pbem.handler.club;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import pbem.game.Refusal;
import pbem.game.Seat;
import pbem.handler.account.Accounts;
import pbem.handler.invitation.Availability;
import pbem.play.PlayRefusal;
import pbem.play.SeatHandover;
import pbem.player.Player;
import pbem.player.Sanction;
import pbem.record.Board;
import pbem.record.GameRecord;
import pbem.record.SeatChange;
import pbem.repository.Repositories;
import pbem.robot.RobotRules;

/**
 * Gives the seats of a player who has stopped playing to a successor. The officer must have asked the successor before;
 * the successor is told by the mail of each board.
 *
 * @param cause the inbound mail that caused it, if there was one
 */
public record Substitution(Repositories repositories, RobotRules robots, Officer by, OptionalLong cause, Instant now) {

    /**
     * The result for the boards of a leaver.
     *
     * @param given the records of the boards given over, as they are now
     * @param kept why each of the other boards was left as it is
     */
    public record Done(List<GameRecord> given, List<Refusal> kept) {
        public Done {
            given = List.copyOf(given);
            kept = List.copyOf(kept);
        }
    }

    /**
     * Gives over all boards that can be given over.
     *
     * @param only the only board to give over; empty means all on which the leaver still plays
     */
    public Done replace(Player leaver, Player successor, OptionalInt only, String why) {
        List<GameRecord> given = new ArrayList<>();
        List<Refusal> kept = new ArrayList<>();
        if (only.isPresent()) {
            Optional<GameRecord> named = repositories.boards().record(only.getAsInt());
            named.ifPresentOrElse(
                    record -> replace(record, leaver, successor, why, given, kept),
                    () -> kept.add(PlayRefusal.NO_SUCH_BOARD.of(only.getAsInt())));
        } else {
            List<GameRecord> boards = Accounts.playing(repositories, leaver);
            boards.forEach(record -> replace(record, leaver, successor, why, given, kept));
            if (boards.isEmpty()) {
                kept.add(ClubRefusal.NO_OPEN_BOARDS.of(leaver.user()));
            }
        }
        return new Done(given, kept);
    }

    private void replace(
            GameRecord record,
            Player leaver,
            Player successor,
            String why,
            List<GameRecord> given,
            List<Refusal> kept) {
        Optional<Refusal> objection = objection(record, leaver, successor);
        objection.ifPresentOrElse(kept::add, () -> given.add(handedOver(record, leaver, successor, why)));
    }

    private GameRecord handedOver(GameRecord record, Player leaver, Player successor, String why) {
        Seat seat = record.board().seat(leaver).orElseThrow();
        GameRecord after = new SeatHandover(repositories, record, seat, successor).enter(by.name(), why, cause, now);
        new Decisions(repositories, by, now)
                .audit(
                        "replace",
                        OptionalLong.of(leaver.id()),
                        OptionalInt.of(record.board().number()),
                        (successor.user() + " " + why).strip());
        return after;
    }

    /** Why the successor cannot have the leaver's seat at a board; empty if they can. */
    public Optional<Refusal> objection(GameRecord record, Player leaver, Player successor) {
        Board board = record.board();
        int number = board.number();
        if (record.result().isPresent()) {
            return Optional.of(
                    PlayRefusal.BOARD_CLOSED.of(number, record.result().get()));
        }
        boolean lesson = board.players().stream().anyMatch(player -> player.state() == Player.State.HOUSE);
        if (lesson
                || board.seat(leaver)
                        .filter(record.position().active()::contains)
                        .isEmpty()) {
            return Optional.of(ClubRefusal.NO_SEAT_TO_TAKE.of(number, leaver.user()));
        }
        OptionalInt tournament = repositories.tournaments().ofBoard(number);
        if (tournament.isPresent()) {
            return Optional.of(ClubRefusal.SEAT_OF_TOURNAMENT.of(number, tournament.getAsInt()));
        }
        return objectionTo(record, leaver, successor);
    }

    private Optional<Refusal> objectionTo(GameRecord record, Player leaver, Player successor) {
        Board board = record.board();
        if (board.seat(successor).isPresent() || sawOther(record, leaver, successor)) {
            return Optional.of(ClubRefusal.SITS_THERE.of(board.number(), successor.user()));
        }
        if (successor.state() == Player.State.ROBOT) {
            Availability availability = new Availability(repositories, robots, now);
            return availability
                    .objectionToRobot(successor, board.game())
                    .or(() -> availability.objectionToBoard(
                            List.of(successor), board.game(), board.game().start(board.setup())));
        }
        if (repositories.players().membership(successor).isUnder(Sanction.Kind.SUSPENDED, now)) {
            return Optional.of(ClubRefusal.SUCCESSOR_SUSPENDED.of(successor.user()));
        }
        return board.players().stream()
                        .filter(player -> !player.equals(leaver))
                        .anyMatch(player -> repositories.blocks().isBlocked(player, successor)
                                || repositories.blocks().isBlocked(successor, player))
                ? Optional.of(ClubRefusal.UNWILLING_TO_MEET.of(board.number(), successor.user()))
                : Optional.empty();
    }

    /**
     * Whether the successor has had another seat at the board, and so knows what its player held. A robot remembers
     * nothing of what it saw.
     */
    private static boolean sawOther(GameRecord record, Player leaver, Player successor) {
        Optional<Seat> meant = record.board().seat(leaver);
        Stream<Seat> had = Stream.concat(
                record.begun().seat(successor).stream(),
                record.handovers().stream()
                        .filter(handover -> handover.to().id() == successor.id())
                        .map(SeatChange::seat));
        return successor.state() != Player.State.ROBOT && had.anyMatch(seat -> !meant.equals(Optional.of(seat)));
    }
}
