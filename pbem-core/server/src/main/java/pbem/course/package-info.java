/** The lessons of a game as a player takes them: how far they are. */
package pbem.course;
