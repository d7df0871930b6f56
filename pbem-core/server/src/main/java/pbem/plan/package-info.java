/** Moves that somebody writes down to be played when his turn comes. */
package pbem.plan;
