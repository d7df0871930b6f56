/** Clobber: every move takes a neighbouring man, and a player who cannot take loses. */
package pbem.games.clobber;
