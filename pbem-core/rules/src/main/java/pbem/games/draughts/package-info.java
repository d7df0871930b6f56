/** English draughts, an old game for two: men jump over each other, and who cannot move has lost. */
package pbem.games.draughts;
