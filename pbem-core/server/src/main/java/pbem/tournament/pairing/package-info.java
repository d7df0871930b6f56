/** Pairings, and when a tournament proceeds: one class for each kind. */
package pbem.tournament.pairing;
