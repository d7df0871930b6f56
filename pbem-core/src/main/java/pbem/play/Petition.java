package pbem.play;

import java.time.Instant;
import java.util.OptionalLong;
import pbem.command.Instructions;

/**
 * One mail as the referee hears it.
 *
 * @param mail the stored inbound mail; empty for what comes from the server's own machine
 * @param at when it was stored
 */
public record Petition(OptionalLong mail, Instant at, Speaker speaker, Context context, Instructions instructions) {}
