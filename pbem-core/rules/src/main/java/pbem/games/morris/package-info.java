/** Nine Men's Morris, an old game for two: three men in a line take one of the other player's. */
package pbem.games.morris;
