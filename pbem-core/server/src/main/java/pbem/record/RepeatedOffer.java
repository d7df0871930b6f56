package pbem.record;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import pbem.game.Seat;

/** Whether a player repeats an offer too soon: a refusal should last for a while. */
public final class RepeatedOffer {

    private RepeatedOffer() {}

    /** Whether they have offered a draw since their last move. */
    public static boolean byDraw(GameRecord record, Seat seat) {
        return since(
                        record,
                        event -> event.isMoveOf(seat) || event.handsOver(seat),
                        event -> offers(event, Offer.Kind.DRAW, seat))
                .isPresent();
    }

    /** Whether they have asked to take back the same move before. */
    public static boolean byUndo(GameRecord record, Seat seat) {
        return since(
                        record,
                        event -> event.isMove() || event.handsOver(seat) || event instanceof Event.RolledBack,
                        event -> offers(event, Offer.Kind.UNDO, seat))
                .filter(entry -> record.at(entry.revision()).moves() == record.moves())
                .isPresent();
    }

    /** Whether they have asked for time since their last move. */
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

    /** The newest sought entry, if no border entry is newer. */
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
