/** What is kept for whoever watches over the server. */
package pbem.repository.watch;
