/** What is kept of the club that a server is, in rows. */
package pbem.store.club;
