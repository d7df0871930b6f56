/**
 * What games on a board of cells have in common, so that a game is its rules and its texts: a {@link pbem.kit.GameBoard} of
 * numbered cells, a {@link pbem.kit.Play} that changes with every move, and from these the position, the reading of moves
 * and why they are refused, the picture, the words, composing, counting and the programs that play. Knows no game.
 */
package pbem.kit;
