package pbem.play;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.game.Act;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.phrase.Phrase;
import pbem.plan.Plan;
import pbem.plan.QueuedPlan;
import pbem.player.Player;
import pbem.record.Actor;
import pbem.record.Board;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.repository.Plans;
import pbem.repository.Repositories;

/**
 * Plays queued moves on a board after an event, and drops those that no longer fit. Their owner is told why, in the
 * mail about the event.
 */
final class Autopilot {

    private final Repositories repositories;
    private final Map<Player, List<Phrase>> asides = new HashMap<>();

    Autopilot(Repositories repositories) {
        this.repositories = repositories;
    }

    /** The remarks for that player alone. */
    List<Phrase> asides(Player player) {
        return asides.getOrDefault(player, List.of());
    }

    /**
     * @param before the record before the event
     * @param after the record after it
     * @return the record with all queued moves that were played
     */
    GameRecord follow(GameRecord before, GameRecord after) {
        Event event = after.last().orElseThrow().event();
        if (event instanceof Event.RolledBack || after.moves() < before.moves()) {
            forgetAll(after.board());
        }
        event.leaver()
                .ifPresent(seat -> plans().drop(number(after), after.board().player(seat)));
        GameRecord earlier = before;
        GameRecord record = after;
        while (record.state() == GameRecord.State.ACTIVE && turnCame(earlier, record)) {
            earlier = record;
            record = oneTurn(record);
        }
        if (record.state() != GameRecord.State.ACTIVE) {
            for (Player player : record.board().players()) {
                plans().drop(number(record), player);
            }
        }
        return record;
    }

    /** Whether a turn began: by a move, or by a leaving that passed the turn on; not by an offer. */
    private static boolean turnCame(GameRecord earlier, GameRecord record) {
        Optional<Entry> decided = record.lastDecision().filter(entry -> entry.revision() == record.revision());
        return record.revision() > earlier.revision()
                && decided.isPresent()
                && (decided.get().event().isMove() || !record.toMove().equals(earlier.toMove()));
    }

    /** @return the record with one more queued move, or unchanged if there is none to play */
    private GameRecord oneTurn(GameRecord record) {
        for (Seat seat : record.toMove()) {
            Optional<QueuedPlan> plan =
                    plans().of(number(record), record.board().player(seat)).filter(queued -> isNext(record, seat));
            Optional<GameRecord> played = plan.flatMap(queued -> play(record, seat, queued));
            if (played.isPresent()) {
                return played.get();
            }
        }
        return record;
    }

    /** Whether a queued move of that seat may be played; a player who moves twice in a row waits for no reply. */
    private static boolean isNext(GameRecord record, Seat seat) {
        return !record.last().orElseThrow().event().isMoveOf(seat);
    }

    private Optional<GameRecord> play(GameRecord record, Seat seat, QueuedPlan queued) {
        List<Plan.Variation> fitting = queued.plan().variations().stream()
                .filter(variation -> isMet(record, variation.first()))
                .toList();
        if (fitting.isEmpty()) {
            forget(
                    record.board(),
                    seat,
                    Phrase.of("queue.deviated", queued.plan().text()));
            return Optional.empty();
        }
        Plan.Step step = fitting.get(0).first();
        int next = record.moves() + 1;
        if (step.number().isPresent() && step.number().getAsInt() != next) {
            Phrase reason = PlayRefusal.WRONG_MOVE_NUMBER
                    .of(number(record), step.number().getAsInt(), next)
                    .phrase();
            forget(record.board(), seat, Phrase.of("queue.not-played", step.play(), reason));
            return Optional.empty();
        }
        Act<Move> reading = record.position().read(step.play());
        if (reading instanceof Act.Refused<Move> refused) {
            Phrase reason = refused.refusal().phrase();
            forget(record.board(), seat, Phrase.of("queue.not-played", step.play(), reason));
            return Optional.empty();
        }
        String notation = reading.now().notation();
        Stream<Plan.Variation> followed = fitting.stream()
                .filter(variation -> isSame(record.position(), variation.first().play(), notation));
        Player player = record.board().player(seat);
        Plan.after(followed)
                .ifPresentOrElse(rest -> plans().keep(queued.left(rest)), () -> plans().drop(number(record), player));
        Event moved = new Event.Moved(seat, notation, queued.comment(), true, false);
        Instant at = record.last().orElseThrow().at();
        Entry entry = record.next(moved, at, Actor.player(player), queued.proof(), queued.mail());
        return Optional.of(repositories.boards().append(record, entry));
    }

    private static boolean isMet(GameRecord record, Plan.Step step) {
        return step.when().isEmpty()
                || record.last().orElseThrow().event() instanceof Event.Moved moved
                        && isSame(
                                record.positionBefore().orElseThrow(),
                                step.when().get(),
                                moved.notation());
    }

    private static boolean isSame(Position position, String typed, String notation) {
        return position.read(typed).result().map(Move::notation).equals(Optional.of(notation));
    }

    private void forgetAll(Board board) {
        for (Seat seat : Seat.all(board.players().size())) {
            forget(board, seat, Phrase.of("queue.taken-back"));
        }
    }

    private void forget(Board board, Seat seat, Phrase why) {
        Player player = board.player(seat);
        if (plans().drop(board.number(), player)) {
            asides.computeIfAbsent(player, owner -> new ArrayList<>()).add(why);
        }
    }

    private Plans plans() {
        return repositories.plans();
    }

    private static int number(GameRecord record) {
        return record.board().number();
    }
}
