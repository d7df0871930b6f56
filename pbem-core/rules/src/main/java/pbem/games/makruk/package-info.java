/** Makruk, the chess of Thailand. */
package pbem.games.makruk;
