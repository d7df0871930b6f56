/**
 * Kroma, a game of transparent pieces on a board of triangles, for two or three players. The help page {@code help.md}
 * beside these classes explains the rules. A set of triangles is one {@link pbem.games.kroma.TriangleSet}.
 */
package pbem.games.kroma;
