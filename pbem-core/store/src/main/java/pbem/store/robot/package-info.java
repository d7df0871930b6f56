/** Robots, their queue and analyses in the database. */
package pbem.store.robot;
