package pbem.rating;

import pbem.player.Player;

/**
 * Somebody whom a player met on boards that counted.
 *
 * @param result as seen by that player
 */
public record MetOpponent(Player opponent, HeadToHead result) {}
