/** Gonnect: men are put and taken as in Go, and who connects two opposite sides wins. */
package pbem.games.gonnect;
