/** Konane, the draughts of Hawaii: every move is a jump, and a player who cannot jump loses. */
package pbem.games.konane;
