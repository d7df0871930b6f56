/** The players' progress through the lessons of games. */
package pbem.course;
