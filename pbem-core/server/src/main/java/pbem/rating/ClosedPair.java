package pbem.rating;

import pbem.player.Player;

/**
 * Two players who have met only each other on rated boards of a game.
 *
 * @param boards the number of those boards
 */
public record ClosedPair(String game, Player one, Player other, int boards) {}
