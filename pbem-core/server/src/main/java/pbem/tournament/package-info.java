/** Tournaments: their rules, their log, and what follows from these alone. Knows boards by number only. */
package pbem.tournament;
