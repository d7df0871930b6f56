/**
 * Chromino by Louis Abraham, for one to eight players: tiles of three coloured squares, hidden hands and a bag. The
 * help page {@code help.md} beside these classes explains the rules.
 *
 * <p>All chance comes from {@link pbem.game.Chance}. The hands, the order of the bag and the seed are secret. They
 * reach players only through {@link pbem.games.chromino.ViewerKnowledge}, and no {@code toString} of this package
 * reveals them. Seats are zero-based inside this package.
 */
package pbem.games.chromino;
