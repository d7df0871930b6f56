/** How the server does, and what is wrong with it, in rows. */
package pbem.store.watch;
