/** Who meets whom, and when a tournament goes on: one class for each kind. */
package pbem.tournament.pairing;
