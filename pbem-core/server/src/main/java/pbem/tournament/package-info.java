/** Tournaments: what was agreed, the log of what happened, and what follows from it alone. Knows boards by number only. */
package pbem.tournament;
