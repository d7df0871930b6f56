/** Guesses what a sentence that is not a form of a command means, from examples. */
package pbem.intention;
