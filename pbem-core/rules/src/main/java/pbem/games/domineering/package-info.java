/** Domineering: one lays dominoes upright, the other across, and who has no place left has lost. */
package pbem.games.domineering;
