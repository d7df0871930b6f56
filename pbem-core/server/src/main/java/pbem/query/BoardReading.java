package pbem.query;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.clock.BoardClock;
import pbem.game.Outcome;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.game.Viewer;
import pbem.record.Board;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.record.Ply;
import pbem.record.SeatNames;

/** Takes from a board's record what everybody may know. */
record BoardReading(BoardClock clock) {

    BoardLookup at(OptionalInt move) {
        List<Ply> plies = record().plies();
        if (move.isPresent() && move.getAsInt() > plies.size()) {
            return new BoardLookup.NoMove(board().number(), move.getAsInt(), plies.size());
        }
        return new BoardLookup.Found(details(shown(plies, move)));
    }

    private ShownPosition shown(List<Ply> plies, OptionalInt move) {
        int moves = move.orElse(plies.size());
        int before = moves == 0 ? 0 : plies.get(moves - 1).revision();
        GameRecord record = record().at(move.isEmpty() ? record().revision() : before);
        return new ShownPosition(
                moves,
                move.isEmpty(),
                record.revision(),
                new SeatNames(board()).happenings(record.position()),
                record.diagram(Viewer.PUBLIC));
    }

    private BoardDetails details(ShownPosition shown) {
        return new BoardDetails(
                board().number(),
                GameName.of(board().game()),
                record().state() == GameRecord.State.ACTIVE,
                Seat.all(board().players().size()).stream().map(this::seat).toList(),
                record().result(),
                clock.limit(),
                steps(),
                change(),
                new Agreement(ChosenOption.of(board().game(), board().setup()), board().terms()),
                board().started(),
                new SeedDisclosure(
                        board().commitment(), record().disclosedSeed().map(Seed::reveal)),
                shown);
    }

    private BoardSeat seat(Seat seat) {
        return new BoardSeat(
                user(seat),
                board().game().seatName(board().setup(), seat),
                board().game().numbersSeats(),
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
            if (entry.event() instanceof Event.Moved moved) {
                moves++;
                steps.add(new BoardStep(BoardStep.Kind.MOVED, moved.seat(), moves, moved.notation(), entry.at()));
            } else {
                Seat leaver = entry.event().by().orElseThrow();
                BoardStep.Kind kind =
                        entry.event() instanceof Event.Lapsed ? BoardStep.Kind.LAPSED : BoardStep.Kind.RESIGNED;
                steps.add(new BoardStep(kind, leaver, 0, "", entry.at()));
            }
        }
        return steps;
    }

    private Optional<LastChange> change() {
        boolean endedFromOutside = record().state() != GameRecord.State.ACTIVE
                && record().position().outcome().isEmpty();
        List<Entry> decisions = record().decisions();
        Optional<Entry> last = endedFromOutside
                ? record().last()
                : decisions.stream()
                        .skip(Math.max(0, decisions.size() - 1))
                        .filter(entry -> !(entry.event() instanceof Event.Moved))
                        .findFirst();
        return last.map(this::change);
    }

    private LastChange change(Entry entry) {
        LastChange.Kind kind = kind(entry.event());
        boolean left = kind == LastChange.Kind.RESIGNED || kind == LastChange.Kind.LAPSED;
        return new LastChange(kind, left ? entry.event().by().map(this::user) : Optional.empty(), entry.at());
    }

    private static LastChange.Kind kind(Event event) {
        if (event instanceof Event.Resigned) {
            return LastChange.Kind.RESIGNED;
        }
        if (event instanceof Event.Lapsed) {
            return LastChange.Kind.LAPSED;
        }
        if (event instanceof Event.Adjudicated) {
            return LastChange.Kind.ADJUDICATED;
        }
        return event instanceof Event.Voided ? LastChange.Kind.VOIDED : LastChange.Kind.DRAWN;
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
