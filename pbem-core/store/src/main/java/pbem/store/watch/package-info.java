/** The server's alarms, statistics and vital figures, and the fate of its mails, in the database. */
package pbem.store.watch;
