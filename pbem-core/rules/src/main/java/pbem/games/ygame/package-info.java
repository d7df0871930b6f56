/** Y by Claude Shannon, Craige Schensted and Charles Titus, for two: the first to connect all three sides wins. */
package pbem.games.ygame;
