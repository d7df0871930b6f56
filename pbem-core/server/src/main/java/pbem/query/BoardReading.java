package pbem.query;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.clock.BoardClock;
import pbem.game.Outcome;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.game.Viewer;
import pbem.player.Player;
import pbem.record.Actor;
import pbem.record.Board;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.record.HiddenInformation;
import pbem.record.Ply;
import pbem.record.RatedSeats;
import pbem.record.SeatNames;
import pbem.summary.BoardMark;

/** Extracts the public view of a board's record. */
record BoardReading(BoardClock clock, BoardMark version, List<Saying> talk) {

    /** The view after a move; empty if there is no such move. */
    Optional<BoardDetails> at(OptionalInt move) {
        List<Ply> plies = record().plies();
        return move.isPresent() && move.getAsInt() > plies.size()
                ? Optional.empty()
                : Optional.of(details(shown(plies, move)));
    }

    private ShownPosition shown(List<Ply> plies, OptionalInt move) {
        int moves = move.orElse(plies.size());
        int before = moves == 0 ? 0 : plies.get(moves - 1).revision();
        GameRecord record = record().at(move.isEmpty() ? record().revision() : before);
        return new ShownPosition(
                moves,
                move.isEmpty(),
                record.revision(),
                record.position().outcome().isEmpty() && !HiddenInformation.in(record.position()),
                new SeatNames(board()).happenings(record.position()),
                record.diagram(Viewer.PUBLIC));
    }

    private BoardDetails details(ShownPosition shown) {
        return new BoardDetails(
                version,
                board().number(),
                board().game().name(),
                record().state() == GameRecord.State.ACTIVE,
                Seat.all(board().players().size()).stream().map(this::seat).toList(),
                record().result(),
                clock.limit(),
                steps(),
                change(),
                board().setup().options(board().game()),
                board().terms(),
                RatedSeats.mayBe(record()) && !version.uncounted(),
                board().started(),
                board().commitment(),
                record().disclosedSeed().map(Seed::reveal),
                shown,
                talk,
                record().handovers().stream()
                        .map(handover -> handover.told(Player::user))
                        .toList(),
                version.analyses() > 0 && record().state() != GameRecord.State.ACTIVE,
                board().game().format().map(format -> format.container().ending()),
                board().game()
                        .format()
                        .flatMap(format -> format.placement(record().start()))
                        .isPresent());
    }

    private BoardSeat seat(Seat seat) {
        return new BoardSeat(
                seat,
                user(seat),
                board().player(seat).isProgram(),
                board().game().seatName(board().setup(), seat),
                board().game().numbersSeats(board().setup()),
                standing(seat));
    }

    private BoardSeat.Standing standing(Seat seat) {
        Optional<Outcome> outcome = record().outcome();
        if (outcome.isPresent()) {
            return switch (outcome.get().of(seat)) {
                case WON -> BoardSeat.Standing.WON;
                case DREW -> BoardSeat.Standing.DREW;
                case LOST -> BoardSeat.Standing.LOST;
            };
        }
        if (record().toMove().contains(seat)) {
            return BoardSeat.Standing.TO_MOVE;
        }
        return record().position().active().contains(seat) ? BoardSeat.Standing.WAITING : BoardSeat.Standing.OUT;
    }

    private List<BoardStep> steps() {
        List<BoardStep> steps = new ArrayList<>();
        int moves = 0;
        for (Entry entry : record().decisions()) {
            Event.Decision decision = entry.event().decision().orElseThrow();
            moves += decision.isMove() ? 1 : 0;
            String user = record().actor(entry).orElseThrow().user();
            steps.add(step(decision, user, moves, entry.at()));
        }
        return steps;
    }

    private static BoardStep step(Event.Decision decision, String user, int number, Instant at) {
        return decision.match(
                moved -> new BoardStep(BoardStep.Kind.MOVED, moved.seat(), user, number, moved.notation(), at),
                resigned -> new BoardStep(BoardStep.Kind.RESIGNED, resigned.seat(), user, 0, "", at),
                lapsed -> new BoardStep(BoardStep.Kind.LAPSED, lapsed.seat(), user, 0, "", at),
                withdrawn -> new BoardStep(
                        withdrawn.takenOut() ? BoardStep.Kind.TAKEN_OUT : BoardStep.Kind.LEFT_TOURNAMENT,
                        withdrawn.seat(),
                        user,
                        0,
                        "",
                        at));
    }

    private Optional<LastChange> change() {
        boolean endedFromOutside = record().state() != GameRecord.State.ACTIVE
                && record().position().outcome().isEmpty();
        List<Entry> decisions = record().decisions();
        Optional<Entry> last = endedFromOutside
                ? record().last()
                : decisions.stream()
                        .skip(Math.max(0, decisions.size() - 1))
                        .filter(entry -> !entry.event().isMove())
                        .findFirst();
        return last.map(this::change);
    }

    private LastChange change(Entry entry) {
        return new LastChange(kind(entry), entry.event().leaver().map(this::user), entry.at());
    }

    /**
     * The kind of the last change. An event with a reason is an admin's; any other event that is neither a move nor a
     * leaving is an agreed draw.
     */
    private LastChange.Kind kind(Entry entry) {
        Event event = entry.event();
        if (event.reason().isPresent()) {
            boolean isVoid = record().state() == GameRecord.State.VOID;
            if (entry.actor().equals(Actor.FILE)) {
                return LastChange.Kind.ADJUDICATED_BY_FILE;
            }
            return entry.actor().directs()
                    ? isVoid ? LastChange.Kind.VOIDED_BY_DIRECTOR : LastChange.Kind.ADJUDICATED_BY_DIRECTOR
                    : isVoid ? LastChange.Kind.VOIDED : LastChange.Kind.ADJUDICATED;
        }
        return event.decision()
                .map(decision -> decision.match(
                        moved -> LastChange.Kind.DRAWN,
                        resigned -> LastChange.Kind.RESIGNED,
                        lapsed -> LastChange.Kind.LAPSED,
                        withdrawn ->
                                withdrawn.takenOut() ? LastChange.Kind.TAKEN_OUT : LastChange.Kind.LEFT_TOURNAMENT))
                .orElse(LastChange.Kind.DRAWN);
    }

    private String user(Seat seat) {
        return board().player(seat).user();
    }

    private GameRecord record() {
        return clock.record();
    }

    private Board board() {
        return record().board();
    }
}
