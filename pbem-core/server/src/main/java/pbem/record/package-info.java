/**
 * The event log of a board and what follows from it alone: the main line of the game, open offers, how it stands, how it
 * ended. Pure; knows neither who keeps a record nor who adds to it.
 */
package pbem.record;
