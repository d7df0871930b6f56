package pbem.request;

import java.time.Instant;
import java.util.OptionalLong;
import pbem.command.Instructions;
import pbem.notice.ReplyTarget;
import pbem.player.Speaker;

/**
 * One mail as the referee hears it.
 *
 * @param mail the stored inbound mail; empty for what comes from the server's own machine
 * @param at when it was stored
 * @param errorsUnwanted whether the sender wants no word about errors
 */
public record Request(
        OptionalLong mail,
        Instant at,
        Speaker speaker,
        ReplyTarget target,
        Instructions instructions,
        boolean errorsUnwanted) {

    /** From somebody who wants to hear of his errors. */
    public Request(OptionalLong mail, Instant at, Speaker speaker, ReplyTarget target, Instructions instructions) {
        this(mail, at, speaker, target, instructions, false);
    }
}
