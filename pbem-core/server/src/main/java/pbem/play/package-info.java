/**
 * Events on boards: each is entered with all that follows from it, queued moves, the replies of the server's own
 * players and the news for everybody. It also contains the acts of an admin, the {@link pbem.play.BoardAdministration},
 * and the texts of all that is said. The package knows no SQL, no mail and no wall clock.
 */
package pbem.play;
