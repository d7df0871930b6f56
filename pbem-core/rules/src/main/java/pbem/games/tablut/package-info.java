/** Tablut and Brandubh, old games of the north for two: a king with few men tries to escape from twice as many. */
package pbem.games.tablut;
