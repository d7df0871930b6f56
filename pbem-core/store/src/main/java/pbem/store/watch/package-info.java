/** How the house does, and what is wrong with it, in rows. */
package pbem.store.watch;
