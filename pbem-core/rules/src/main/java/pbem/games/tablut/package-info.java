/** Tablut and Brandubh, old games of the north for two: a king flees with few men from twice as many. */
package pbem.games.tablut;
