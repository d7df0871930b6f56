/** Amazons by Walter Zamkauskas, for two: move a queen and shoot an arrow; a player who cannot move loses. */
package pbem.games.amazons;
