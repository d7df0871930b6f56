/**
 * What happens on boards: every event is entered with all that follows from it, queued moves, the answers
 * of the server's own players and the news for everybody. Here, too, are what an admin may do, the
 * {@link pbem.play.BoardAdministration}, and the texts of all that is said. Like all that acts it knows no SQL, no mail and
 * no wall clock.
 */
package pbem.play;
