/** Moves that players queue to be played when their turn comes. */
package pbem.plan;
