/** Reversi by Lewis Waterman, for two: discs shut in between two others are turned, and more discs at the end win. */
package pbem.games.reversi;
