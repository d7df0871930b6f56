/**
 * Chromino by Louis Abraham, for one to eight players: tiles of three coloured squares, hidden hands and a bag. The rules
 * are told in the help page {@code help.md} beside these classes.
 *
 * <p>Chance comes from {@link pbem.game.Chance} alone. Secrets are the hands, the order of the bag and the
 * seed; they reach people only through {@link pbem.games.chromino.ViewerKnowledge}, and no {@code toString} of this package tells
 * them. Seats are zero-based inside this package.
 */
package pbem.games.chromino;
