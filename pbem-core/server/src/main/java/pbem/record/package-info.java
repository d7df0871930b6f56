/**
 * The event log of a board and what follows from it alone: the main line of the game, open offers, state and result.
 * Pure; independent of who stores a record or adds to it.
 */
package pbem.record;
