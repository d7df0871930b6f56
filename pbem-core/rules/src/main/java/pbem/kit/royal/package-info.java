/**
 * Chess and related games: two armies, each with a king. Pieces and their moves are data
 * ({@link pbem.kit.royal.RoyalPiece}, {@link pbem.kit.royal.Gait}); {@link pbem.kit.royal.RoyalRules} contains the
 * other rules of a game, such as castling or drops; {@link pbem.kit.royal.RoyalPlay} plays. This package contains no
 * game.
 */
package pbem.kit.royal;
