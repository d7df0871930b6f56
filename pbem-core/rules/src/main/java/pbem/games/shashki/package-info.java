/** Russian draughts, for two: kings fly, and a man that is crowned in the middle of its jumps goes on as a king. */
package pbem.games.shashki;
