package pbem.plan;

import java.time.Instant;
import java.util.OptionalLong;
import pbem.player.Proof;

/**
 * What one player has queued on one board.
 *
 * @param player their id
 * @param comment what is to be said with the first move of it; may be empty
 * @param proof how they were known when they queued it
 * @param mail the inbound mail that brought it, if one did
 */
public record QueuedPlan(
        int board, long player, Plan plan, String comment, Proof proof, OptionalLong mail, Instant at) {

    /** This plan, as much of it as is left. */
    public QueuedPlan left(Plan rest) {
        return new QueuedPlan(board, player, rest, "", proof, mail, at);
    }
}
