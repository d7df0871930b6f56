/** Atari Go, a game for two that teaches Go: the first to take a man wins. */
package pbem.games.atari;
