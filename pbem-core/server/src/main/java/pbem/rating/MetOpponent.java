package pbem.rating;

import pbem.player.Player;

/**
 * An opponent of a player on rated boards.
 *
 * @param result from that player's side
 */
public record MetOpponent(Player opponent, HeadToHead result) {}
