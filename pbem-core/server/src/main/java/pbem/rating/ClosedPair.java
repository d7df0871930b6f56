package pbem.rating;

import pbem.player.Player;

/**
 * Two people who have met each other on boards of a game that counted, and neither of them anybody else.
 *
 * @param boards how often
 */
public record ClosedPair(String game, Player one, Player other, int boards) {}
