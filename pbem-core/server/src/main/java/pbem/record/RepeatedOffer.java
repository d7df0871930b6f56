package pbem.record;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import pbem.game.Seat;

/** Whether somebody has asked for the same thing just before: a no should be heard for a while. */
public final class RepeatedOffer {

    private RepeatedOffer() {}

    /** They have offered a draw since their last move. */
    public static boolean byDraw(GameRecord record, Seat seat) {
        return since(
                        record,
                        event -> event.isMoveOf(seat) || event.handsOver(seat),
                        event -> offers(event, Offer.Kind.DRAW, seat))
                .isPresent();
    }

    /** They have asked to take back this very move. */
    public static boolean byUndo(GameRecord record, Seat seat) {
        return since(
                        record,
                        event -> event.isMove() || event.handsOver(seat) || event instanceof Event.RolledBack,
                        event -> offers(event, Offer.Kind.UNDO, seat))
                .filter(entry -> record.at(entry.revision()).moves() == record.moves())
                .isPresent();
    }

    /** They have asked for time since their last move. */
    public static boolean byTime(GameRecord record, Seat seat) {
        return since(
                        record,
                        event -> event.isMoveOf(seat) || event.handsOver(seat) || event instanceof Event.RolledBack,
                        event -> offers(event, Offer.Kind.TIME, seat))
                .isPresent();
    }

    private static boolean offers(Event event, Offer.Kind kind, Seat seat) {
        return event.negotiation()
                .filter(step -> step.seat().equals(seat))
                .flatMap(Event.Negotiation::offers)
                .filter(kind::equals)
                .isPresent();
    }

    /** The newest entry of a kind that is newer than the newest of another. */
    private static Optional<Entry> since(GameRecord record, Predicate<Event> border, Predicate<Event> sought) {
        List<Entry> entries = record.entries();
        for (int i = entries.size() - 1; i >= 0 && !border.test(entries.get(i).event()); i--) {
            if (sought.test(entries.get(i).event())) {
                return Optional.of(entries.get(i));
            }
        }
        return Optional.empty();
    }
}
