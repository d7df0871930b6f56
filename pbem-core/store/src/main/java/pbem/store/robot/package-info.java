/** The server's own opponents and their queue in rows. */
package pbem.store.robot;
