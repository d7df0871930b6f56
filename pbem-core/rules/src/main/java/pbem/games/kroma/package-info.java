/**
 * Kroma, a game of transparent pieces on a board of triangles, for two or three players. The rules are told in the help
 * page {@code help.md} beside these classes; a set of triangles is one {@link pbem.games.kroma.TriangleSet}.
 */
package pbem.games.kroma;
