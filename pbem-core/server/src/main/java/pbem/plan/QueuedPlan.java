package pbem.plan;

import java.time.Instant;
import java.util.OptionalLong;
import pbem.player.Proof;

/**
 * The plan that a player has queued on a board.
 *
 * @param player the player's id
 * @param comment words to say with its first move; may be empty
 * @param proof how the player's identity was proved when they queued it
 * @param mail the inbound mail that contained it, if there was one
 */
public record QueuedPlan(
        int board, long player, Plan plan, String comment, Proof proof, OptionalLong mail, Instant at) {

    /** This queued plan with only the rest of the plan, and without the comment. */
    public QueuedPlan left(Plan rest) {
        return new QueuedPlan(board, player, rest, "", proof, mail, at);
    }
}
