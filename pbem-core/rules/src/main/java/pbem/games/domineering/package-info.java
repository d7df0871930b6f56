/** Domineering: one player lays dominoes upright, the other across, and a player who has no place left loses. */
package pbem.games.domineering;
