/** Moves that somebody writes down to be played when their turn comes. */
package pbem.plan;
