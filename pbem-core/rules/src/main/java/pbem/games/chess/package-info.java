/**
 * Chromatic chess, also called polychromatic chess, on three and on four colours. The rules are told in the help page
 * {@code help.md} beside these classes; articles named in comments are those of the author's rules. A position is one
 * byte a cell, see {@link pbem.games.chess.Man}, and everything that an empty board tells is worked out once for each
 * of the two boards, see {@link pbem.games.chess.MoveTables}.
 */
package pbem.games.chess;
