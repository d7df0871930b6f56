/**
 * What a game is. Pure: no mail, no HTTP, no SQL, no clock, no randomness but what a {@link pbem.game.Seed} gives. A
 * game knows this package, {@code pbem.kit}, {@code pbem.picture} and {@code pbem.phrase}, and nothing else of the
 * program.
 */
package pbem.game;
