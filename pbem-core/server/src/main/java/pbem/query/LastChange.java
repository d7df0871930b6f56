package pbem.query;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import pbem.record.Actor;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;

/**
 * The last change of a board after its last move: a player left, or the game was ended from outside its rules.
 *
 * @param user the player who left; empty for other kinds
 */
public record LastChange(Kind kind, Optional<String> user, Instant at) {

    /** Empty if the last event that stands is a move. */
    static Optional<LastChange> of(GameRecord record) {
        boolean endedFromOutside = record.state() != GameRecord.State.ACTIVE
                && record.position().outcome().isEmpty();
        List<Entry> decisions = record.decisions();
        Optional<Entry> last = endedFromOutside
                ? record.last()
                : decisions.stream()
                        .skip(Math.max(0, decisions.size() - 1))
                        .filter(entry -> !entry.event().isMove())
                        .findFirst();
        return last.map(entry -> new LastChange(
                Kind.of(record, entry),
                entry.event().leaver().map(seat -> record.board().player(seat).user()),
                entry.at()));
    }

    public enum Kind {
        RESIGNED,
        /** The player ran out of time. */
        LAPSED,
        /** The player left the tournament of the board. */
        LEFT_TOURNAMENT,
        /** The player was removed from the tournament. */
        TAKEN_OUT,
        /** A draw was agreed. */
        DRAWN,
        /** An admin ended it with a result. */
        ADJUDICATED,
        /** An admin ended it without one. */
        VOIDED,
        /** A director of its tournament ended it with a result. */
        ADJUDICATED_BY_DIRECTOR,
        /** The file from which the game comes has a result that no move explains. */
        ADJUDICATED_BY_FILE,
        /** A director of its tournament ended it without one. */
        VOIDED_BY_DIRECTOR;

        /**
         * An event with a reason is an admin's; any other event that is neither a move nor a leaving is an agreed draw.
         */
        private static Kind of(GameRecord record, Entry entry) {
            Event event = entry.event();
            if (event.reason().isPresent()) {
                boolean isVoid = record.state() == GameRecord.State.VOID;
                if (entry.actor().equals(Actor.FILE)) {
                    return ADJUDICATED_BY_FILE;
                }
                return entry.actor().directs()
                        ? isVoid ? VOIDED_BY_DIRECTOR : ADJUDICATED_BY_DIRECTOR
                        : isVoid ? VOIDED : ADJUDICATED;
            }
            return event.decision()
                    .map(decision -> decision.match(
                            moved -> DRAWN,
                            resigned -> RESIGNED,
                            lapsed -> LAPSED,
                            withdrawn -> withdrawn.takenOut() ? TAKEN_OUT : LEFT_TOURNAMENT))
                    .orElse(DRAWN);
        }
    }
}
