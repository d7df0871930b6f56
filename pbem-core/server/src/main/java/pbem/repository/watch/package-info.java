/** Data for the people who watch over the server. */
package pbem.repository.watch;
