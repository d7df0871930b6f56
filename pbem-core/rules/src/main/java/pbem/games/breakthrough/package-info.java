/** Breakthrough by Dan Troyka, for two: the first to reach the last row wins. */
package pbem.games.breakthrough;
