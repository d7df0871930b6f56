/** English draughts, an old game for two: men jump over each other, and a player who cannot move loses. */
package pbem.games.draughts;
