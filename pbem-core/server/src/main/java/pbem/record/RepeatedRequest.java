package pbem.record;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import pbem.game.Seat;

/** Whether somebody has asked for the same thing just before: a no should be heard for a while. */
public final class RepeatedRequest {

    private RepeatedRequest() {}

    /** He has offered a draw since his last move. */
    public static boolean byDraw(GameRecord record, Seat seat) {
        return since(
                        record,
                        event -> event instanceof Event.Moved moved
                                && moved.seat().equals(seat),
                        event -> event instanceof Event.DrawOffered offered
                                && offered.seat().equals(seat))
                .isPresent();
    }

    /** He has asked to take back this very move. */
    public static boolean byUndo(GameRecord record, Seat seat) {
        return since(
                        record,
                        event -> event instanceof Event.Moved || event instanceof Event.RolledBack,
                        event -> event instanceof Event.UndoAsked asked
                                && asked.seat().equals(seat))
                .filter(entry -> record.at(entry.revision()).moves() == record.moves())
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
