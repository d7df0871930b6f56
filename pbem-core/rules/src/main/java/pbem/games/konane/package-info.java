/** Konane, the draughts of Hawaii: every move jumps, and who cannot jump has lost. */
package pbem.games.konane;
