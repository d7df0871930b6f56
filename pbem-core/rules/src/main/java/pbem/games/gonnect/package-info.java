/** Gonnect: men are placed and taken as in Go, and the player who connects two opposite sides wins. */
package pbem.games.gonnect;
