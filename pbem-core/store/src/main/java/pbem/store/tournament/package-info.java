/** Tournaments in the database. */
package pbem.store.tournament;
