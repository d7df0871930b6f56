/** Kalah, a game of sowing for two: each player has a store, and a last seed that falls into it gives another move. */
package pbem.games.kalah;
