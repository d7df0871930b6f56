/**
 * Time that counts and time that does not, and the thinking time of a board that follows from them. Pure arithmetic;
 * knows no wall clock.
 */
package pbem.clock;
