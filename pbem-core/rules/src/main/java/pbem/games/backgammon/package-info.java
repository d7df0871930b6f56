/**
 * Backgammon for two. A {@link pbem.games.backgammon.MatchStanding} is the complete state of a match. Dice depend on
 * the seed alone (see {@link pbem.games.backgammon.Roll}), and none are thrown before the turn that uses them. Seats
 * are zero-based here, and each counts the points from its own view.
 */
package pbem.games.backgammon;
