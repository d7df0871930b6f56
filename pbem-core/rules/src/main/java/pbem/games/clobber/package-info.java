/** Clobber: every move takes a man beside it, and who cannot take has lost. */
package pbem.games.clobber;
