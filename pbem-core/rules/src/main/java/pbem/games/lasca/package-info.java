/** Lasca by Emanuel Lasker, for two: draughts in which men that are jumped go below the column that jumps. */
package pbem.games.lasca;
