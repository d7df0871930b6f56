package pbem.handler.play;

import java.util.Optional;
import pbem.clock.BoardClock;
import pbem.clock.ClockRefusal;
import pbem.clock.ClockRules;
import pbem.clock.SeatClock;
import pbem.game.Refusal;
import pbem.notice.Notice.Answer;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.record.Board;
import pbem.record.GameRecord;
import pbem.request.CommandContext;
import pbem.schedule.Lapses;

/** Handles {@code claim}: ends games that players claim because an opponent is out of time. */
final class ClaimHandler {

    private final Lapses lapsing;

    ClaimHandler(ClockRules rules) {
        this.lapsing = new Lapses(rules);
    }

    void handle(SeatContext seated) {
        if (!seated.refuses(seated.out())) {
            claim(seated.context(), seated.record());
        }
    }

    /**
     * Records which games are missing and which are back. The time without a game does not count, so a game that is
     * back outdates the clocks.
     */
    private static void noteGames(CommandContext context) {
        if (context.repositories().outages().noteGames(context.now())) {
            context.repositories().clocks().outdate();
        }
    }

    private void claim(CommandContext context, GameRecord record) {
        Board board = record.board();
        int number = board.number();
        Player claimer = context.player();
        Answer shown = new Answer.Shown(number, record.revision());
        noteGames(context);
        BoardClock clock = context.repositories().clocks().of(record);
        Optional<SeatClock> late = clock.onTurn().stream()
                .filter(seat -> board.player(seat.seat()).id() != claimer.id())
                .findFirst();
        if (late.isEmpty()) {
            context.refuse(ClockRefusal.OWN_TURN.of(number), shown);
            return;
        }
        String user = board.player(late.get().seat()).user();
        SeatClock.Turn turn = late.get().turn().orElseThrow();
        if (!turn.isOver(context.now())) {
            context.refuse(
                    turn.limit()
                            .<Refusal>map(until -> ClockRefusal.NOT_DUE.of(number, user, until))
                            .orElseGet(() -> ClockRefusal.NO_DEADLINE.of(number, user)),
                    shown);
            return;
        }
        Lapses.Done done = lapsing.settle(
                context.repositories(),
                number,
                new Lapses.Occasion(context.now(), context.request().mail(), true));
        if (done.lapses() > 0) {
            context.done(Phrase.of("clock.claimed", number, user));
        } else if (done.vacations() > 0) {
            SeatClock saved =
                    context.repositories().clocks().of(record).of(late.get().seat());
            context.refuse(
                    ClockRefusal.SAVED_BY_VACATION.of(
                            number, user, saved.turn().orElseThrow().deadline()),
                    shown);
        } else {
            context.refuse(ClockRefusal.MAIL_WAITS.of(number, user), shown);
        }
    }
}
