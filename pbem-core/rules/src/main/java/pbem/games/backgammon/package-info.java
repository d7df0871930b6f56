/**
 * Backgammon for two. A {@link pbem.games.backgammon.MatchStanding} says all that goes on; dice come from the seed alone, see
 * {@link pbem.games.backgammon.Roll}, and none is thrown before it is a player's to use. Seats are zero-based here, and each
 * counts the points its own way.
 */
package pbem.games.backgammon;
