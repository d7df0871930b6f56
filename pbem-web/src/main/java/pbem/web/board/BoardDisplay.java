package pbem.web.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import pbem.game.Seat;
import pbem.phrase.Phrasebook;
import pbem.record.Board;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.record.Ply;
import pbem.record.SeatNames;
import pbem.web.display.Caption;
import pbem.web.display.MoveTable.Cell;
import pbem.web.display.PositionDisplay;
import pbem.web.display.Steps;
import pbem.web.page.Moment;
import pbem.web.picture.Drawings;

/** What a moment of a board puts on show. */
record BoardDisplay(Snapshot snapshot) {

    PositionDisplay stage(Drawings drawings, Phrasebook phrases) {
        return PositionDisplay.of(
                caption(phrases),
                steps(),
                snapshot.address().path(),
                new SeatNames(board()).happenings(snapshot.position()),
                form -> drawings.of(record(), snapshot.revision(), form),
                phrases);
    }

    private Caption caption(Phrasebook phrases) {
        int last = snapshot.plies().size();
        Optional<Entry> later = snapshot.afterLastMove();
        if (snapshot.isNow() && later.isPresent()) {
            return new Caption(
                            last == 0 ? "Before the first move" : "After move " + last,
                            told(later.get().event()),
                            Optional.empty())
                    .stamped(
                            record().state() == GameRecord.State.ACTIVE ? "Since" : "Ended",
                            Moment.of(later.get().at()));
        }
        Optional<Ply> ply = snapshot.ply();
        if (ply.isEmpty()) {
            return Caption.ofStart().stamped("Started", Moment.of(board().started()));
        }
        String mover = new SeatNames(board()).of(ply.get().seat(), phrases);
        return Caption.ofMove(snapshot.moves(), last, mover, ply.get().notation())
                .stamped("Played", Moment.of(ply.get().at()));
    }

    /** How the game went on or ended after its last move. */
    private String told(Event event) {
        if (event.reason().isPresent()) {
            return record().state() == GameRecord.State.VOID ? "ended without a result" : "adjudicated by the admin";
        }
        return event.decision()
                .flatMap(decision -> decision.match(
                        moved -> Optional.<String>empty(),
                        resigned -> Optional.of(user(resigned.seat()) + " resigned"),
                        lapsed -> Optional.of(user(lapsed.seat()) + " ran out of time")))
                .orElse("a draw was agreed");
    }

    private String user(Seat seat) {
        return board().player(seat).user();
    }

    private Steps steps() {
        List<String> moments =
                new ArrayList<>(IntStream.rangeClosed(0, snapshot.plies().size())
                        .mapToObj(this::after)
                        .toList());
        String now = BoardAddress.now(board().number()).path();
        boolean beyond = snapshot.afterLastMove().isPresent();
        if (beyond) {
            moments.add(now); // the board as somebody left it or as an admin ended it
        }
        return Steps.among(moments, snapshot.isNow() && beyond ? moments.size() - 1 : snapshot.moves(), now);
    }

    /** What the players did, in order, up to now. */
    List<Cell> deeds() {
        List<Cell> deeds = new ArrayList<>();
        int moves = 0;
        for (Entry entry : record().decisions()) {
            Event.Decision decision = entry.event().decision().orElseThrow();
            if (decision.isMove()) {
                moves++;
            }
            deeds.add(cell(decision, moves));
        }
        return deeds;
    }

    private Cell cell(Event.Decision decision, int move) {
        return decision.match(
                moved -> Cell.ofMove(moved.seat(), move, moved.notation(), after(move), move == snapshot.moves()),
                resigned -> Cell.ofOther(resigned.seat(), "resigned"),
                lapsed -> Cell.ofOther(lapsed.seat(), "out of time"));
    }

    private String after(int move) {
        return BoardAddress.after(board().number(), move).path();
    }

    private GameRecord record() {
        return snapshot.record();
    }

    private Board board() {
        return record().board();
    }
}
