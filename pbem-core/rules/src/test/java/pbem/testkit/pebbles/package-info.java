/** A game of one heap for one to four players, the smallest with which tests can try the server. */
package pbem.testkit.pebbles;
