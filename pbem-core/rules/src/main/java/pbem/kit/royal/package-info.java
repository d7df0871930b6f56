/**
 * Chess and its family: two armies, each with a king. Pieces and how they go are data ({@link pbem.kit.royal.RoyalPiece},
 * {@link pbem.kit.royal.Gait}); what else a game knows, such as castling or drops, its {@link pbem.kit.royal.RoyalRules} say;
 * {@link pbem.kit.royal.RoyalPlay} plays. Knows no game.
 */
package pbem.kit.royal;
