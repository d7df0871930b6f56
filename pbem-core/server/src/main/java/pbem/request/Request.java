package pbem.request;

import java.time.Instant;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import pbem.command.Instructions;
import pbem.notice.ReplyTarget;
import pbem.player.Speaker;

/**
 * One mail as the referee takes it.
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

    /** From somebody who wants to hear of their errors. */
    public Request(OptionalLong mail, Instant at, Speaker speaker, ReplyTarget target, Instructions instructions) {
        this(mail, at, speaker, target, instructions, false);
    }

    /** The same mail with other words. */
    public Request saying(Instructions others) {
        return new Request(mail, at, speaker, target, others, errorsUnwanted);
    }

    /** All that stands beside the commands. */
    public String below() {
        return instructions.said().stream()
                .map(Instructions.Line::comment)
                .distinct()
                .collect(Collectors.joining("\n"));
    }
}
