/**
 * Reversi by Lewis Waterman, for two: discs enclosed between two of the other colour are turned, and more discs at the
 * end win.
 */
package pbem.games.reversi;
