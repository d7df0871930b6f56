/** Backgammon for two: a race game with men that can be hit, the cube and matches. */
package pbem.games.backgammon;
