/**
 * Chroma by Cameron Browne and Stephen Tavener, for two to four players: cubes of four colours on a triangle of holes.
 * No cube may touch another of its colour, and the last player to move wins. The help page {@code help.md} beside these
 * classes explains the rules.
 */
package pbem.games.chroma;
