package pbem.web.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
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

    private String told(Event event) {
        if (event instanceof Event.Resigned resigned) {
            return board().player(resigned.seat()).user() + " resigned";
        }
        if (event instanceof Event.Lapsed lapsed) {
            return board().player(lapsed.seat()).user() + " ran out of time";
        }
        if (!(event instanceof Event.Voided || event instanceof Event.Adjudicated)) {
            return "a draw was agreed";
        }
        return event instanceof Event.Voided ? "ended without a result" : "adjudicated by the admin";
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
            Event event = entry.event();
            if (event instanceof Event.Moved moved) {
                moves++;
                deeds.add(Cell.ofMove(moved.seat(), moves, moved.notation(), after(moves), moves == snapshot.moves()));
            } else if (event instanceof Event.Resigned resigned) {
                deeds.add(Cell.ofOther(resigned.seat(), "resigned"));
            } else if (event instanceof Event.Lapsed lapsed) {
                deeds.add(Cell.ofOther(lapsed.seat(), "out of time"));
            }
        }
        return deeds;
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
