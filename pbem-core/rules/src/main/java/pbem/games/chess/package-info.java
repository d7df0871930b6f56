/**
 * Chromatic chess, also called polychromatic chess, on three and on four colours. The help page {@code help.md} beside
 * these classes explains the rules; articles named in comments are those of the author's rules. A position has one byte
 * for each cell, see {@link pbem.games.chess.Man}. The moves on an empty board are calculated once for each of the two
 * boards, see {@link pbem.games.chess.MoveTables}.
 */
package pbem.games.chess;
