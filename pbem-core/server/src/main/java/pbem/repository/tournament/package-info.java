/** Interfaces to the data of tournaments. */
package pbem.repository.tournament;
