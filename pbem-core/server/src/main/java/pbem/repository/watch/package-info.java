/** What is kept for those who watch over the server. */
package pbem.repository.watch;
