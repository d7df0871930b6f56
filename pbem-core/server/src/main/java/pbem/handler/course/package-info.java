/** Gives lessons, judges the answers to them, and begins the first game after them. */
package pbem.handler.course;
