/**
 * Chroma by Cameron Browne and Stephen Tavener, for two to four players: cubes of four colours on a triangle of holes,
 * none touching its like, and the last to move wins. The rules are told in the help page {@code help.md} beside these
 * classes.
 */
package pbem.games.chroma;
