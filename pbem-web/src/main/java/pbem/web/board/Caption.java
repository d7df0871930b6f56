package pbem.web.board;

import java.util.Optional;
import pbem.phrase.Phrasebook;
import pbem.play.Board;
import pbem.play.Event;
import pbem.play.GameRecord;
import pbem.play.Ply;
import pbem.web.page.Moment;

/**
 * What led to the position that a page shows.
 *
 * @param place "Move 7 of 12"
 * @param deed "black a1-c3,b2"; empty at the start
 * @param verb what happened at that moment: "Played"
 * @param at when
 */
public record Caption(String place, String deed, String verb, Moment at) {

    static Caption of(Snapshot snapshot, Phrasebook phrases) {
        Board board = snapshot.record().board();
        int last = snapshot.plies().size();
        if (snapshot.isNow() && snapshot.goesOnAfterLastMove()) {
            return new Caption(
                    last == 0 ? "Before the first move" : "After move " + last,
                    lastEvent(snapshot),
                    snapshot.record().state() == GameRecord.State.ACTIVE ? "Since" : "Ended",
                    Moment.of(snapshot.record().last().orElseThrow().at()));
        }
        Optional<Ply> ply = snapshot.ply();
        if (ply.isEmpty()) {
            return new Caption("Start", "", "Started", Moment.of(board.started()));
        }
        String colour =
                phrases.say(board.game().seatName(board.setup(), ply.get().seat()));
        return new Caption(
                "Move " + snapshot.moves() + " of " + last,
                colour + " " + ply.get().notation(),
                "Played",
                Moment.of(ply.get().at()));
    }

    private static String lastEvent(Snapshot snapshot) {
        Board board = snapshot.record().board();
        Event event = snapshot.record().last().orElseThrow().event();
        if (event instanceof Event.Resigned resigned) {
            return board.player(resigned.seat()).user() + " resigned";
        }
        if (event instanceof Event.Lapsed lapsed) {
            return board.player(lapsed.seat()).user() + " ran out of time";
        }
        return event instanceof Event.Voided ? "ended without a result" : "adjudicated by the admin";
    }
}
