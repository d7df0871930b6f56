/** Gomoku, an old game of Japan, for two: the first with five men in a row wins. */
package pbem.games.gomoku;
