/** Time that counts and time that does not. Pure arithmetic; knows no wall clock. */
package pbem.time;
