/**
 * One mail while it is handled: who speaks and what proves it, which board is meant, what the sender is answered, and
 * when nothing is said.
 */
package pbem.request;
