/** Shogi, the chess of Japan, and mini shogi. */
package pbem.games.shogi;
