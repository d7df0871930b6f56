package pbem.mail.writing.board;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import pbem.clock.SeatClock;
import pbem.game.Result;
import pbem.game.Seat;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.PhraseFormatter;
import pbem.record.GameRecord;

/** The clock of a board in words: when the next move is due, who is away, and what can be claimed. */
public record ClockBlocks(BoardView view, PhraseFormatter phrases, Instant now) {

    /** The deadlines of the seats on turn, a line for each. */
    public List<Block.Fact> deadlines() {
        return deadlines(
                until -> new Block.Fact(phrases.say("mail.until"), until),
                (user, until) -> new Block.Fact(phrases.say("mail.until-of", user), until));
    }

    /** The deadlines of the seats on turn, as sentences. */
    public List<String> deadlinesInWords() {
        return deadlines(
                until -> phrases.say("mail.words-until", until),
                (user, until) -> phrases.say("mail.words-until-of", user, until));
    }

    private <T> List<T> deadlines(Function<String, T> ofOne, BiFunction<String, String, T> ofSeveral) {
        List<SeatClock> onTurn = view.clock().onTurn();
        List<T> deadlines = new ArrayList<>();
        for (SeatClock seat : onTurn) {
            seat.turn()
                    .flatMap(SeatClock.Turn::limit)
                    .map(limit -> until(limit))
                    .ifPresent(until -> deadlines.add(
                            onTurn.size() == 1 ? ofOne.apply(until) : ofSeveral.apply(view.user(seat.seat()), until)));
        }
        return deadlines;
    }

    private String until(Instant limit) {
        String until = phrases.until(limit, now);
        return view.board().terms().claim() ? phrases.say("mail.until-claimed", until) : until;
    }

    /**
     * The text about a player; if the player is on vacation or closing their account, with the time until which they
     * are away.
     */
    public String withVacation(Seat seat, String player) {
        boolean goesOn = view.isPresent() && view.record().state() == GameRecord.State.ACTIVE;
        return view.clock()
                .away(seat, now)
                .filter(away -> goesOn)
                .map(away -> phrases.say(
                        away.isClosing() ? "mail.closing-account" : "mail.on-vacation",
                        player,
                        phrases.instant(away.span().to())))
                .orElse(player);
    }

    /** How to claim the game; empty if the reader cannot. */
    public List<Block> claim() {
        boolean playing = view.isPresent()
                && view.board().terms().claim()
                && view.seat()
                        .filter(view.record().position().active()::contains)
                        .isPresent();
        List<Seat> late = view.clock().onTurn().stream()
                .filter(seat -> seat.turn().orElseThrow().isOver(now))
                .map(SeatClock::seat)
                .filter(seat -> !view.seat().equals(Optional.of(seat)))
                .toList();
        return !playing || late.isEmpty()
                ? List.of()
                : List.of(
                        phrases.paragraph("mail.may-claim", view.names(late), view.number(late)),
                        new Block.CommandLines(List.of(phrases.complete(
                                "claim " + view.board().number(),
                                isDrawn(late.get(0)) ? "mail.does-claim-draw" : "mail.does-claim"))));
    }

    /** Whether the game would be drawn if that player dropped out, since nobody else can win any more. */
    private boolean isDrawn(Seat late) {
        return view.record()
                .position()
                .lapse(late)
                .outcome()
                .filter(outcome -> outcome.of(late) == Result.DREW)
                .isPresent();
    }
}
