/** What is kept of tournaments, as interfaces. */
package pbem.repository.tournament;
