package pbem.query;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import pbem.game.Seat;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;

/**
 * One step of a game: a move, or a player's leaving.
 *
 * @param user the userid of the player, who may have given up the seat since
 * @param number of the move, counted from 1 over all players; 0 for a leaving
 * @param notation of the move; empty for a leaving
 */
public record BoardStep(Kind kind, Seat seat, String user, int number, String notation, Instant at) {

    /** The steps that stand, in order. */
    static List<BoardStep> of(GameRecord record) {
        List<BoardStep> steps = new ArrayList<>();
        int moves = 0;
        for (Entry entry : record.decisions()) {
            Event.Decision decision = entry.event().decision().orElseThrow();
            moves += decision.isMove() ? 1 : 0;
            int number = decision.isMove() ? moves : 0;
            String notation = decision.match(Event.Moved::notation, resigned -> "", lapsed -> "", withdrawn -> "");
            String user = record.actor(entry).orElseThrow().user();
            steps.add(new BoardStep(Kind.of(decision), decision.seat(), user, number, notation, entry.at()));
        }
        return steps;
    }

    public enum Kind {
        MOVED,
        RESIGNED,
        /** The player ran out of time. */
        LAPSED,
        /** The player left the tournament of the board. */
        LEFT_TOURNAMENT,
        /** The player was removed from the tournament. */
        TAKEN_OUT;

        private static Kind of(Event.Decision decision) {
            return decision.match(
                    moved -> MOVED,
                    resigned -> RESIGNED,
                    lapsed -> LAPSED,
                    withdrawn -> withdrawn.takenOut() ? TAKEN_OUT : LEFT_TOURNAMENT);
        }
    }
}
