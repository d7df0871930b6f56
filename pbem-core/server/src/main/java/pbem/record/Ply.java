package pbem.record;

import pbem.game.Seat;

/**
 * One move of a record.
 *
 * @param number counted from 1 over all players
 * @param revision of the board after this move
 */
public record Ply(int number, Seat seat, String notation, int revision) {}
