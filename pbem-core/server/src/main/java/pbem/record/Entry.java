package pbem.record;

import java.time.Instant;
import java.util.OptionalLong;
import pbem.player.Proof;

/**
 * One line of a board's log.
 *
 * @param revision the board's revision after this event; the first event has 1
 * @param at when the mail that brought it was stored, or when the admin or the clock acted
 * @param mail the inbound mail that caused it, if there was one
 */
public record Entry(int revision, Instant at, Actor actor, Proof proof, OptionalLong mail, Event event) {}
