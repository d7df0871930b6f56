package pbem.record;

import pbem.game.Seat;

/**
 * One move of a record.
 *
 * @param number counted from 1 over all players
 * @param comment the mover's comment; may be empty
 * @param revision of the board after this move
 */
public record Ply(int number, Seat seat, String notation, String comment, int revision) {}
