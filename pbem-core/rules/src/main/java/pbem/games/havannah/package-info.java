/** Havannah by Christian Freeling, for two: a ring, a bridge or a fork wins. */
package pbem.games.havannah;
