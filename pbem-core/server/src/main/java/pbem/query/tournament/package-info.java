/** Tournaments, as pages show them. */
package pbem.query.tournament;
