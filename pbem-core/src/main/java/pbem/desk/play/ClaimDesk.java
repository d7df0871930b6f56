package pbem.desk.play;

import java.util.Optional;
import pbem.clock.BoardClock;
import pbem.clock.ClockRefusal;
import pbem.clock.ClockRules;
import pbem.clock.SeatClock;
import pbem.hearing.Hearing;
import pbem.hearing.Ruling;
import pbem.notice.Notice;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.record.Board;
import pbem.record.GameRecord;
import pbem.timekeeping.Lapsing;

/** Hears who claims a game because an opponent's time is up. */
final class ClaimDesk {

    private final Lapsing lapsing;

    ClaimDesk(ClockRules rules) {
        this.lapsing = new Lapsing(rules);
    }

    /** @param record of a board under way at which the claimer sits and is still in the game */
    void hear(Hearing hearing, String line, GameRecord record) {
        Board board = record.board();
        int number = board.number();
        Player claimer = hearing.speaker().player().orElseThrow();
        Notice.Answer shown = new Notice.Answer.Shown(number, record.revision());
        BoardClock clock = hearing.ledger().clocks().of(record);
        Optional<SeatClock> late = clock.onTurn().stream()
                .filter(seat -> board.player(seat.seat()).id() != claimer.id())
                .findFirst();
        if (late.isEmpty()) {
            hearing.refuse(line, new ClockRefusal.OwnTurn(number), shown);
            return;
        }
        String user = board.player(late.get().seat()).user();
        SeatClock.Turn turn = late.get().turn().orElseThrow();
        if (!turn.isOver(hearing.now())) {
            hearing.refuse(line, new ClockRefusal.NotDue(number, user, turn.deadline()), shown);
            return;
        }
        Lapsing.Done done = lapsing.settle(
                hearing.ledger(),
                number,
                new Lapsing.Occasion(hearing.now(), hearing.petition().mail(), true));
        if (done.lapses() > 0) {
            hearing.rule(Ruling.Verdict.DONE, Phrase.of("clock.claimed", number, user));
        } else if (done.vacations() > 0) {
            SeatClock saved = hearing.ledger().clocks().of(record).of(late.get().seat());
            hearing.refuse(
                    line,
                    new ClockRefusal.SavedByVacation(
                            number, user, saved.turn().orElseThrow().deadline()),
                    shown);
        } else {
            hearing.refuse(line, new ClockRefusal.MailWaits(number, user), shown);
        }
    }
}
